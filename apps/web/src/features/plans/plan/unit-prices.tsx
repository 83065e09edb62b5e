import type { Money, Plan } from "@rihla/contract";
import { formatMoney, pricePerDay, pricePerGigabyte } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";

type OnePlan = { plan: Plan };

/** What a gigabyte and a day of it cost: the figures that make plans comparable. */
export function UnitPrices({ plan, className }: OnePlan & { className?: string }) {
  return (
    <span className={className}>
      <span className="block">
        <PricePerGigabyte plan={plan} />
      </span>
      <span className="block">
        <Each of="perDay" price={plan.days === null ? plan.price : pricePerDay(plan.price, plan.days)} />
      </span>
    </span>
  );
}

export function PricePerGigabyte({ plan }: OnePlan) {
  return <Each of="perGigabyte" price={pricePerGigabyte(plan.price, plan.dataBytes)} />;
}

function Each({ of, price }: { of: "perGigabyte" | "perDay"; price: Money | null }) {
  const t = useTranslations("common");
  const { language } = useVisitor();
  return price && t.rich(of, { price: () => <bdi>{formatMoney(price, language)}</bdi> });
}
