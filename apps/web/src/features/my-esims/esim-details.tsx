import type { Esim } from "@rihla/contract";
import { isUntouched, isUsedUp } from "@rihla/contract/rules/esim-status";
import { EmptyState } from "@rihla/ui/empty-state";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { arrivalOf } from "../../domain/esims/arrival.ts";
import { installStage } from "../../domain/esims/install-stage.ts";
import { lookPause } from "../../domain/esims/look-pause.ts";
import { isGone } from "../../domain/esims/troubleshooting.ts";
import { useEsimAdvice } from "../../domain/esims/use-esim-advice.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { ownZone } from "../../lib/text/own-zone.ts";
import { paths } from "../../paths.ts";
import { Arrival } from "./arrival.tsx";
import { EsimName } from "./esim-name.tsx";
import { Failed } from "./failed.tsx";
import { OwnFreshness } from "./freshness.tsx";
import { Journey } from "./journey-line.tsx";
import { NextSteps } from "./next-steps.tsx";
import { AvailableOffline, OfflineNotice } from "./offline-notice.tsx";
import { RemainingPass } from "./remaining-pass.tsx";
import { Rename } from "./rename.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Technical } from "./technical.tsx";
import { Troubleshooting, type TroubleshootingParts } from "./troubleshooting.tsx";

const textLink = "inline-flex min-h-11 items-center text-sea underline underline-offset-4";

type Given = {
  installation: (esim: Esim) => ReactNode;
  recharge: (esim: Esim) => ReactNode;
  /** How it was, once it has connected. */
  feedback: (esim: Esim) => ReactNode;
  /** For somebody whose eSIM does not work. */
  troubleshooting: TroubleshootingParts;
};

/** One eSIM: what is left, how it stands, and (given by the screen) how to install it and what to try on arrival. */
export function EsimDetails({ id, ...given }: Given & { id: string }) {
  const token = useToken();
  const esim = useQuery({
    ...apiQuery("GET /esims/{id}", { path: { id } }),
    enabled: token !== null,
    // Being prepared takes about a minute, being installed a few; the rest is asked for with the button.
    refetchInterval: ({ state }) => lookPause(state.data?.status),
  });
  if (esim.data)
    return (
      <>
        <OfflineNotice asked={esim} />
        <Details esim={esim.data} {...given} />
      </>
    );
  if (esim.error instanceof ApiProblem && esim.error.code === "not_found") return <NotFound />;
  if (esim.error) return <Failed error={esim.error} retry={esim.refetch} retrying={esim.isFetching} />;
  return <Skeletons />;
}

function Details({ esim, installation, recharge, feedback, troubleshooting }: Given & { esim: Esim }) {
  const advice = useEsimAdvice(esim);
  const t = useTranslations("esims");
  const orders = useTranslations("orders");
  const { language } = useVisitor();
  const asksOnTop = ["help", "ask"].includes(arrivalOf(esim, ownZone(), Date.now())?.kind ?? "");
  // What is not on a phone yet is to be installed before all else.
  const installsFirst = ["ready", "installing"].includes(installStage(esim));
  const repairsFirst = isGone(esim);
  // Keyed, since the eSIM's status can change their order under who is answering or reading in one of them.
  const further = (
    <div key="further" className="flex min-w-0 flex-col gap-6 lg:col-start-1">
      {isUsedUp(esim.status) && recharge(esim)}
      {!repairsFirst && <NextSteps esim={esim} />}
      {!asksOnTop && <Troubleshooting esim={esim} parts={troubleshooting} />}
      {!isUsedUp(esim.status) && recharge(esim)}
      {repairsFirst && <NextSteps esim={esim} />}
    </div>
  );
  // On a wide screen beside all others, which stand below each other.
  const installing = (
    <div key="installing" className="min-w-0 empty:hidden lg:col-start-2 lg:row-span-3 lg:row-start-1">
      {installation(esim)}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-2 pb-5 md:pt-8">
        <FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} size="large" />
        <h1 className="me-auto text-2xl font-semibold">{nameIn(esim.destinationNames, language)}</h1>
        <StatusBadge esim={esim} />
      </div>
      <EsimName esim={esim} />
      <Arrival esim={esim} help={<Troubleshooting esim={esim} parts={troubleshooting} open />} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10">
        <div className="flex min-w-0 flex-col gap-6">
          <RemainingPass esim={esim} freshness={<OwnFreshness esim={esim} />} />
          <div>
            <Journey esim={esim} />
            <p className="mt-4 text-center">{advice}</p>
            <AvailableOffline queryKey={apiQuery("GET /esims/{id}", { path: { id: esim.id } }).queryKey} />
          </div>
          {feedback(esim)}
        </div>
        {installsFirst ? [installing, further] : [further, installing]}
        <div className="min-w-0 lg:col-start-1">
          <Technical esim={esim} />
          <Rename esim={esim} />
        </div>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link to={paths.status(esim.orderNumber)} className={textLink}>
          {/* As one: a line of flexible parts loses the space between them. */}
          <span>{t.rich("order", { number: () => <bdi dir="ltr">{esim.orderNumber}</bdi> })}</span>
        </Link>
        <Link to={paths.success({ order: esim.orderNumber })} className={textLink}>
          {orders("next.receipt")}
        </Link>
        {isUntouched(esim.status) && (
          <Link to={paths.status(esim.orderNumber)} className={textLink}>
            {orders("return.link")}
          </Link>
        )}
      </p>
    </>
  );
}

function NotFound() {
  const t = useTranslations("esims.notFound");
  return (
    <EmptyState
      level={1}
      title={t("title")}
      icon={<SearchX aria-hidden="true" className="size-8" />}
      actions={<LinkButton to={paths.esims()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}

function Skeletons() {
  const t = useTranslations("esims");
  return (
    <Loading label={t("loading")} className="pt-2 md:pt-8">
      <Skeleton className="mb-5 h-10 w-1/2" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
