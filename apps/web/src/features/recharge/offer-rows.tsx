import { formatData, formatMoney } from "@rihla/i18n";
import { Badge } from "@rihla/ui/chip";
import { Khatim } from "@rihla/ui/khatim";
import { PassChoice } from "@rihla/ui/pass-choice";
import { Price } from "@rihla/ui/price";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { shortDay, todayInAlgiers } from "../../domain/plans/calendar.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { shownFirst, type TopUpAdvice } from "./advise-top-up.ts";
import { costOf, keyOf, type Offer } from "./offers.ts";

type OfferRowsProps = {
  offers: readonly Offer[];
  /** Chosen before anybody has. */
  first: Offer;
  advice: TopUpAdvice | null;
  chosen: Offer;
  onChoose: (key: string) => void;
};

/** The recommended one and two beside it; the others one press away. */
export function OfferRows({ offers, first, advice, chosen, onChoose }: OfferRowsProps) {
  const t = useTranslations("recharge");
  const [all, showAll] = useState(false);
  const few = shownFirst(offers, first);
  const others = offers.filter((offer) => !few.includes(offer));
  return (
    <div>
      <div
        role="radiogroup"
        aria-label={t("offers")}
        className="flex flex-col gap-2"
        onChange={({ target }) => onChoose((target as HTMLInputElement).value)}
      >
        {[...few, ...(all ? others : [])].map((offer) => (
          <Row
            key={keyOf(offer)}
            offer={offer}
            chosen={offer === chosen}
            advice={offer === advice?.offer ? advice : null}
          />
        ))}
      </div>
      {!all && others.length > 0 && (
        <button
          type="button"
          aria-expanded={false}
          className="mx-auto flex min-h-11 items-center gap-1 text-sm font-semibold text-sea hover:underline"
          onClick={() => showAll(true)}
        >
          {t("others", { count: others.length })}
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

type RowProps = { offer: Offer; chosen: boolean; advice: TopUpAdvice | null };

function Row({ offer, chosen, advice }: RowProps) {
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const { plan, days } = offer;
  const data = formatData(plan.dataBytes, language);
  const price = { ...plan.price, amount: costOf(offer) };
  return (
    <PassChoice
      name="top-up"
      value={keyOf(offer)}
      chosen={chosen}
      stub={<Price size="medium">{formatMoney(price, language)}</Price>}
    >
      {advice && (
        <Badge tone="saffron">
          <Khatim className="size-3.5 shrink-0 text-saffron" />
          {t("advised")}
        </Badge>
      )}
      <span className="block leading-snug font-semibold">
        {t("history.more", {
          data: plan.kind === "fixed" ? data : t("perDay", { data }),
          days: t("days", { days }),
        })}
      </span>
      {advice && <Enough advice={advice} />}
    </PassChoice>
  );
}

/** Why this one, in a figure that can be checked. */
function Enough({ advice: { perDay, until } }: { advice: TopUpAdvice }) {
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const data = formatData(perDay, language);
  return (
    <span className="block text-xs text-ink-2">
      {until === null
        ? t("enough", { data })
        : t("enoughUntil", { data, date: shortDay(todayInAlgiers(new Date(until))) })}
    </span>
  );
}
