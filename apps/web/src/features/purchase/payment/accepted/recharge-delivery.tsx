import type { Order, Recharge } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { RouteLine } from "@rihla/ui/route-line";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isRechargeOver, rechargeStops } from "../../../../domain/esims/recharge-stops.ts";
import { useToken } from "../../../../lib/session/session.ts";
import { hourOf } from "../../../../lib/text/clock-time.ts";
import { paths } from "../../../../paths.ts";

/** Where a top-up is on its way, with the hours, and the way to its eSIM. */
export function RechargeDelivery({ order, backToApp }: { order: Order; backToApp: ReactNode }) {
  return order.recharges.map((one) => (
    <Card key={one.id} className="flex flex-col gap-5 print:hidden lg:p-6">
      <OnItsWay recharge={one} />
      {backToApp}
    </Card>
  ));
}

function OnItsWay({ recharge }: { recharge: Recharge }) {
  const t = useTranslations("recharge");
  const token = useToken();
  const esim = paths.details(recharge.esim);
  return (
    <>
      <h2 className="text-lg font-semibold">{t("history.steps")}</h2>
      <RouteLine
        label={t("history.steps")}
        stops={(rechargeStops(recharge) ?? []).map(({ key, at, state }) => ({
          key,
          state,
          label: t(`history.${key}`),
          detail: at && <bdi dir="ltr">{hourOf(at)}</bdi>,
        }))}
      />
      <p role="status">
        {isRechargeOver(recharge) ? t(recharge.effect === "waits" ? "doneWaits" : "done") : t("under")}
      </p>
      <LinkButton to={token ? esim : paths.login({ next: esim })} wide>
        {t("see")}
      </LinkButton>
    </>
  );
}
