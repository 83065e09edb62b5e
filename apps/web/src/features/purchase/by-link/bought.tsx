import type { PayableByLink } from "@rihla/contract";
import { formatData, formatDate, formatMoney } from "@rihla/i18n";
import { Facts } from "@rihla/ui/facts";
import { useTranslations } from "use-intl";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";

type Price = PayableByLink["elsewhere"][number];
type BoughtProps = { price: Price; endsAt: string };

/** What the payer is asked for, line by line. */
export function Bought({ price, endsAt }: BoughtProps) {
  const t = useTranslations("payment.byLink");
  const orders = useTranslations("orders");
  const common = useTranslations("common");
  const { language } = useVisitor();
  const money = (amount: Price["total"]) => <bdi>{formatMoney(amount, language)}</bdi>;
  const lines = price.lines.map((line) => ({
    key: `${line.plan.code}-${line.days}`,
    name: (
      <>
        {orders(line.topUp ? "topUpLine" : "line", {
          destination: nameIn(line.destinationNames, language),
          quantity: line.quantity,
        })}
        <span className="block text-xs">
          {t("plan", {
            kind: line.plan.kind,
            data: formatData(line.plan.dataBytes, language),
            days: common("days", { count: line.days }),
          })}
        </span>
      </>
    ),
    value: money(line.total),
  }));
  const parts = (["serviceFee", "discount", "couponDiscount"] as const)
    .filter((part) => price[part].amount > 0)
    .map((part) => ({ key: part, name: orders(`sums.${part}`), value: money(price[part]) }));
  return (
    <Facts
      facts={[
        ...lines,
        ...parts,
        { key: "until", name: t("payableUntil"), value: <bdi dir="ltr">{formatDate(endsAt)}</bdi> },
        { key: "total", name: orders("sums.total"), value: money(price.total), strong: true },
      ]}
    />
  );
}
