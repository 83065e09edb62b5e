import type { AdminEsim } from "@rihla/contract/admin";
import { Badge } from "@rihla/ui/chip";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSaid } from "./said.ts";

/** How an eSIM stands, as its supplier said it last. */
export function EsimFacts({ esim, children }: { esim: AdminEsim; children?: ReactNode }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { provisioning, status, usedBytes, totalBytes, expiresAt, readAt, attempts } = esim;
  const facts = [
    esim.iccidEnd && t("order.iccid", { end: esim.iccidEnd }),
    usedBytes > 0 &&
      (totalBytes
        ? t("order.used", { used: said.data(usedBytes), total: said.data(totalBytes) })
        : t("order.usedOnly", { used: said.data(usedBytes) })),
    expiresAt && t("order.ends", { at: said.day(expiresAt) }),
    readAt && t("order.asked", { at: said.moment(readAt) }),
    provisioning !== "issued" && attempts > 0 && t("order.attempts", { count: attempts }),
    esim.replacedBy && t("order.replaced"),
  ].filter(Boolean);
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <Badge tone={provisioning === "refused" ? "brick" : provisioning === "issued" ? "sea" : "saffron"}>
          {provisioning === "issued" ? t(`story.state.${status}`) : t(`order.esimState.${provisioning}`)}
        </Badge>
        <bdi lang="en">{esim.supplier}</bdi>
        {esim.supplierOrder && (
          <bdi dir="ltr" className="wrap-anywhere text-sm text-ink-2">
            {esim.supplierOrder}
          </bdi>
        )}
      </p>
      <p className="text-sm text-ink-2">{facts.join(" · ")}</p>
      {(esim.saidState || esim.refusalCode) && (
        <p className="text-sm text-ink-2">
          <bdi lang="en" dir="ltr">
            {[esim.saidState, esim.refusalCode].filter(Boolean).join(" · ")}
          </bdi>
        </p>
      )}
      {children}
    </div>
  );
}
