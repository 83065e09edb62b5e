import type { Esim } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { LinkButton } from "@rihla/ui/link-button";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";

/** What it was bought with: order, receipt, top-ups that are over, and giving it back. */
export function OrderOf({ esim, topUps }: { esim: Esim; topUps: ReactNode }) {
  const t = useTranslations("esims");
  const orders = useTranslations("orders");
  return (
    <div className="flex flex-col gap-3">
      <LinkButton kind="secondary" wide to={paths.status(esim.orderNumber)}>
        {/* As one: a line of flexible parts loses the space between them. */}
        <span>{t.rich("order", { number: () => <bdi dir="ltr">{esim.orderNumber}</bdi> })}</span>
      </LinkButton>
      <LinkButton kind="secondary" wide to={paths.success({ order: esim.orderNumber })}>
        {orders("next.receipt")}
      </LinkButton>
      {isUntouched(esim.status) && (
        <LinkButton kind="secondary" wide to={paths.status(esim.orderNumber)}>
          {orders("return.link")}
        </LinkButton>
      )}
      {topUps}
    </div>
  );
}
