import { LinkButton } from "@rihla/ui/link-button";

type Props = {
  /** Of the list's first page. */
  to: string;
  isFirst: boolean;
  next: string | null;
  words: { newest: string; older: string };
};

/** To what is older, and back to the newest: a page of a list is an address. */
export function OtherPages({ to, isFirst, next, words }: Props) {
  if (isFirst && !next) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {!isFirst && (
        <LinkButton kind="secondary" size="medium" to={to}>
          {words.newest}
        </LinkButton>
      )}
      {next && (
        <LinkButton kind="secondary" size="medium" to={`${to}?after=${next}`}>
          {words.older}
        </LinkButton>
      )}
    </div>
  );
}
