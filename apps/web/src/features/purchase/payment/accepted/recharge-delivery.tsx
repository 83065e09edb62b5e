import type { Order, Recharge } from "@rihla/contract";
import { formatData, formatDate, isolate } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { RouteLine } from "@rihla/ui/route-line";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isReadSince, pauseUntilRead } from "../../../../domain/esims/read-since.ts";
import { isRechargeOver, rechargeStops } from "../../../../domain/esims/recharge-stops.ts";
import { useRechargeWords } from "../../../../domain/esims/use-recharge-words.ts";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { useToken } from "../../../../lib/session/session.ts";
import { paths } from "../../../../paths.ts";

/** Where a top-up is on its way and since when, what one has then, and the way to its eSIM. */
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
      <h2 className="text-lg font-semibold">
        {t("history.steps")} <span className="text-xs font-normal text-ink-2">{t("history.clock")}</span>
      </h2>
      <RouteLine
        label={t("history.steps")}
        stops={(rechargeStops(recharge) ?? []).map(({ key, at, state }) => ({
          key,
          state,
          label: t(`history.${key}`),
          detail: at && <bdi dir="ltr">{formatDate(at)}</bdi>,
        }))}
      />
      <Outcome recharge={recharge} isOwner={token !== null} />
      <LinkButton to={token ? esim : paths.login({ next: esim })} wide>
        {t("see")}
      </LinkButton>
    </>
  );
}

/** What was added, and for whom the eSIM is what it holds now, once its supplier was asked after that. */
function Outcome({ recharge, isOwner }: { recharge: Recharge; isOwner: boolean }) {
  const t = useTranslations("recharge");
  const pass = useTranslations("esims.pass");
  const { language } = useVisitor();
  const what = useRechargeWords(recharge);
  const { activeAt } = recharge;
  const now = useQuery({
    ...apiQuery("GET /esims/{id}", { path: { id: recharge.esim } }),
    enabled: isOwner && activeAt !== null && recharge.kind === "fixed",
    staleTime: 0,
    refetchInterval: ({ state }) => pauseUntilRead(state.data?.readAt, activeAt),
  }).data;
  if (!isRechargeOver(recharge)) return <p role="status">{t("under")}</p>;
  if (activeAt === null) return <Notice tone="care">{t("history.refused")}</Notice>;
  const left = now && isReadSince(now.readAt, activeAt) ? now.remainingBytes : null;
  const until = now?.expiresAt;
  return (
    <p role="status">
      {t(recharge.effect === "waits" ? "doneWaits" : "done", { what: isolate(what) })}
      {left !== null && (
        <strong className="block font-semibold">
          {t(until ? "hasUntil" : "has", {
            left: formatData(left, language),
            date: until ? pass("shopTime", { date: formatDate(until) }) : "",
          })}
        </strong>
      )}
    </p>
  );
}
