import { formatData, formatMoney } from "@rihla/i18n";
import { Badge } from "@rihla/ui/chip";
import { Khatim } from "@rihla/ui/khatim";
import { PassParts } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { shortDay, todayInAlgiers } from "../../domain/plans/calendar.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type DailyData, shownFirst } from "./advise-top-up.ts";
import { costOf, keyOf, type Offer } from "./offers.ts";

type OfferRowsProps = {
  offers: readonly Offer[];
  /** Chosen before anybody has. */
  first: Offer;
  advised: Offer | null;
  dailyDataOf: (offer: Offer) => DailyData | null;
  chosen: Offer;
  onChoose: (key: string) => void;
};

/** The recommended one and two beside it; the others one press away. */
export function OfferRows({ offers, first, advised, dailyDataOf, chosen, onChoose }: OfferRowsProps) {
  const t = useTranslations("recharge");
  const [all, showAll] = useState(false);
  const few = shownFirst(offers, first);
  const others = offers.filter((offer) => !few.includes(offer));
  const row = (offer: Offer) => (
    <Row
      key={keyOf(offer)}
      offer={offer}
      chosen={offer === chosen}
      onChoose={() => onChoose(keyOf(offer))}
      advised={offer === advised}
      dailyData={dailyDataOf(offer)}
    />
  );
  return (
    <div role="radiogroup" aria-label={t("offers")} className="flex flex-col gap-2">
      {few.map(row)}
      {others.length > 0 && (
        <button
          type="button"
          aria-expanded={all}
          className="mx-auto flex min-h-11 items-center gap-1 text-sm font-semibold text-sea hover:underline"
          onClick={() => showAll(!all)}
        >
          {t("others", { count: others.length })}
          <ChevronDown aria-hidden="true" className={all ? "size-5 rotate-180" : "size-5"} />
        </button>
      )}
      {all && others.map(row)}
    </div>
  );
}

type RowProps = {
  offer: Offer;
  chosen: boolean;
  onChoose: () => void;
  advised: boolean;
  dailyData: DailyData | null;
};

function Row({ offer, chosen, onChoose, advised, dailyData }: RowProps) {
  const id = useId();
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const { plan, days } = offer;
  const data = formatData(plan.dataBytes, language);
  const price = { ...plan.price, amount: costOf(offer) };
  return (
    <div className="pass pass-row">
      <input
        type="radio"
        id={id}
        name="top-up"
        value={keyOf(offer)}
        checked={chosen}
        onChange={onChoose}
        aria-describedby={`${id}-stub`}
        autoComplete="off"
      />
      <PassParts stubId={`${id}-stub`} stub={<Price size="medium">{formatMoney(price, language)}</Price>}>
        <label htmlFor={id} className="pass-label">
          {advised && (
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
          {dailyData && <ComesTo {...dailyData} />}
        </label>
      </PassParts>
    </div>
  );
}

/** What one has then: why this one is advised, and what another gives instead. */
function ComesTo({ perDay, until }: DailyData) {
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const data = formatData(perDay, language);
  return (
    <span className="block text-xs text-ink-2">
      {until === null
        ? t("comesTo", { data })
        : t("comesToUntil", { data, date: shortDay(todayInAlgiers(new Date(until))) })}
    </span>
  );
}
