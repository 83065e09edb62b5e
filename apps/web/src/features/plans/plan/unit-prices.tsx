import type { Money, Plan } from "@rihla/contract";
import { formatMoney, pricePerDay, pricePerGigabyte } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";

/** What a gigabyte and a day of it cost: the figures that make plans comparable. */
export function UnitPrices({ plan, className }: { plan: Plan; className?: string }) {
  const t = useTranslations("common");
  const { language } = useVisitor();
  const units = [
    { key: "perGigabyte" as const, each: pricePerGigabyte(plan.price, plan.dataBytes) },
    { key: "perDay" as const, each: plan.days === null ? plan.price : pricePerDay(plan.price, plan.days) },
  ];
  const price = (each: Money) => () => <bdi>{formatMoney(each, language)}</bdi>;
  return (
    <span className={className}>
      {units.map(
        ({ key, each }) =>
          each && (
            <span key={key} className="block">
              {t.rich(key, { price: price(each) })}
            </span>
          ),
      )}
    </span>
  );
}
