import type { AdminOrder } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Facts } from "@rihla/ui/facts";
import { LinkRow, Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { revealing } from "../../lib/revealed.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import type { Acts } from "../../lib/use-acts.tsx";

/** Whose it is: enough to tell two apart until somebody asks for more, and says why. */
export function Buyer({ order: { buyer, number, language }, acts }: { order: AdminOrder; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  if (!buyer) return <p className="text-ink-2">{t("order.erased")}</p>;
  const facts = [
    { key: "name", name: t("order.name"), value: <bdi>{buyer.name}</bdi> },
    { key: "email", name: t("order.email"), value: <bdi dir="ltr">{buyer.email}</bdi> },
    { key: "phone", name: t("order.phone"), value: <bdi dir="ltr">{buyer.phone}</bdi> },
    { key: "country", name: t("order.country"), value: said.country(buyer.country) },
    { key: "language", name: t("order.language"), value: said.language(language) },
  ];
  return (
    <Section
      title={t("order.buyer")}
      actions={
        <Button kind="quiet" size="small" onClick={() => acts.offer(revealing(t, "buyer", number))}>
          {t("do.reveal")}
        </Button>
      }
    >
      <Card>
        <Facts facts={facts} />
      </Card>
      {buyer.customerId && (
        <Rows>
          <LinkRow to={`/customers/${buyer.customerId}`} title={t("order.whole")} />
        </Rows>
      )}
    </Section>
  );
}
