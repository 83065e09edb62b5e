import type { Esim } from "@rihla/contract";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { lookPause } from "../../../domain/esims/look-pause.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { useToken } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";
import { Failed } from "../failed.tsx";
import { OfflineNotice } from "../offline-notice.tsx";

type EsimDetailsProps = {
  id: string;
  /** `offline`: as of when it is, where there is no network. */
  children: (esim: Esim, offline: ReactNode) => ReactNode;
};

/** One eSIM, looked up by its address. */
export function EsimDetails({ id, children }: EsimDetailsProps) {
  const token = useToken();
  const esim = useQuery({
    ...apiQuery("GET /esims/{id}", { path: { id } }),
    enabled: token !== null,
    // Being prepared takes about a minute, being installed a few; the rest is asked for with the button.
    refetchInterval: ({ state }) => lookPause(state.data?.status),
  });
  if (esim.data) return children(esim.data, <OfflineNotice asked={esim} />);
  if (esim.error instanceof ApiProblem && esim.error.code === "not_found") return <NotFound />;
  if (esim.error) return <Failed error={esim.error} retry={esim.refetch} retrying={esim.isFetching} />;
  return <Skeletons />;
}

function NotFound() {
  const t = useTranslations("esims.notFound");
  return (
    <EmptyState
      level={1}
      title={t("title")}
      drawing={emptyDrawing("signpost")}
      actions={<LinkButton to={paths.esims()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}

/** As high as what comes. */
function Skeletons() {
  const t = useTranslations("esims");
  return (
    <Loading label={t("loading")} className="esim-page">
      <Skeleton className="relative -z-1 -mx-4 -mt-16 h-55 !rounded-none md:mx-0 md:my-6 md:h-72 md:!rounded-3xl" />
      <div className="esim-columns">
        <Skeleton className="h-74 rounded-card" />
        <Skeleton className="h-84 rounded-card" />
      </div>
    </Loading>
  );
}
