import { formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { FoundPlace } from "./find-places.ts";
import { markMatch } from "./mark-match.ts";

type PlaceRowProps = { found: FoundPlace; typed: string };

/** Where it is, why it was found, what it costs. */
export function PlaceRow({ found: { destination, via }, typed }: PlaceRowProps) {
  const t = useTranslations("search");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const price = () => <Price size="small">{formatMoney(destination.lowestPrice, language)}</Price>;
  return (
    <>
      <FlagTile src={emblemAddress(destination)} />
      <span className="min-w-0 flex-1 text-start">
        <span className="block leading-snug font-medium">
          <Marked text={destination.names[language]} typed={typed} />
        </span>
        {via && (
          <span className="block text-xs text-ink-2">
            {t.rich("via", { place: () => <Marked text={via} typed={typed} /> })}
          </span>
        )}
      </span>
      <span className="shrink-0 text-xs text-ink-2 max-[18rem]:w-full">{tc.rich("from", { price })}</span>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const marked = markMatch(text, typed);
  if (!marked) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {marked.before}
      <mark className="bg-transparent font-semibold text-sea underline decoration-2 underline-offset-4">
        {marked.match}
      </mark>
      {marked.after}
    </bdi>
  );
}
