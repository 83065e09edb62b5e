import { ChevronDown, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "./card.tsx";
import { Link } from "./link.tsx";

/** What one may look further into, a line each. */
export function Rows({ children }: { children: ReactNode }) {
  return <Card className="overflow-clip !p-0 *:not-first:border-t *:not-first:border-line">{children}</Card>;
}

/** Of a row that is pressed; one that holds more than its press takes `flex-1`. */
export const rowLook =
  "flex min-h-14 w-full min-w-0 flex-1 items-center gap-3 px-4 max-[18rem]:gap-2 max-[18rem]:px-3 py-1.5 text-start transition-colors duration-150 hover:bg-sand focus-visible:-outline-offset-3";

export type WordsProps = { title: ReactNode; detail?: ReactNode };

/** What a row says, and in small what it is about. */
export function RowWords({ title, detail }: WordsProps) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{title}</span>
      {detail && <span className="block text-xs text-ink-2">{detail}</span>}
    </span>
  );
}

/** It leads on. */
export const RowArrow = () => (
  <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2" />
);

/** A row that opens another page. */
export function LinkRow({
  to,
  onClick,
  title,
  detail,
}: WordsProps & Pick<ComponentProps<typeof Link>, "to" | "onClick">) {
  return (
    <Link to={to} onClick={onClick} className={rowLook}>
      <RowWords title={title} detail={detail} />
      <RowArrow />
    </Link>
  );
}

type FoldedRowProps = WordsProps & {
  /** What it is about, as a picture before its words. */
  icon?: ReactNode;
  /** Given where it does not stay as its reader left it. */
  open?: boolean;
  children: ReactNode;
};

/** A row that unfolds in its place, without any script; on paper it stands open. */
export function FoldedRow({ icon, open, children, ...words }: FoldedRowProps) {
  return (
    <details open={open} className="group/row print:details-content:[content-visibility:visible]">
      <summary className={`${rowLook} list-none [&::-webkit-details-marker]:hidden`}>
        {icon}
        <RowWords {...words} />
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-200 group-open/row:rotate-180 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
