import type { AdminOrder } from "@rihla/contract/admin";
import { Card } from "@rihla/ui/card";
import { type Fact, Facts } from "@rihla/ui/facts";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";

export function Bought({ order }: { order: AdminOrder }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const facts: Fact[] = order.lines.map(({ id, quantity, destination, plan, days, total, topsUp }) => {
    const data = said.data(plan.dataBytes);
    const what = [
      plan.kind === "unlimited" ? t("order.perDay", { data }) : data,
      t("order.days", { count: days }),
      ...(topsUp ? [t("order.topsUp")] : []),
    ];
    return {
      key: id,
      name: (
        <>
          {quantity} × <bdi>{said.place(destination)}</bdi> · {what.join(" · ")}
        </>
      ),
      value: said.money(total),
    };
  });
  if (order.coupon)
    facts.push({ key: "coupon", name: t("order.coupon"), value: <bdi dir="ltr">{order.coupon}</bdi> });
  facts.push({ key: "total", name: t("order.total"), value: said.money(order.total), strong: true });
  return (
    <Section title={t("order.lines")}>
      <Card>
        <Facts facts={facts} />
      </Card>
    </Section>
  );
}
