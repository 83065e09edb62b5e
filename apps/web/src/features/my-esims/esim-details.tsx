import type { Esim } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { flagAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { ApiProblem } from "../../lib/api-problem.ts";
import { apiQuery } from "../../lib/query.tsx";
import { useToken } from "../../lib/session.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FlagTile } from "../../ui/flag-tile.tsx";
import { Link } from "../../ui/link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EsimName } from "./esim-name.tsx";
import { Journey } from "./journey-line.tsx";
import { Failed } from "./my-esims.tsx";
import { RemainingPass } from "./remaining-pass.tsx";
import { Rename } from "./rename.tsx";
import { StatusBadge } from "./status-badge.tsx";

const textLink = "inline-flex min-h-11 items-center text-sea underline underline-offset-4";

type EsimDetailsProps = { id: string; installation: (esim: Esim) => ReactNode };

/** One eSIM: what is left, how it stands, and (given by the screen) how to install it. */
export function EsimDetails({ id, installation }: EsimDetailsProps) {
  const token = useToken();
  const esim = useQuery({
    ...apiQuery("GET /esims/{id}", { path: { id } }),
    enabled: token !== null,
    // Being prepared takes about a minute; the rest is asked for with the button.
    refetchInterval: ({ state }) => (state.data?.status === "allocating" ? 5000 : false),
  });
  if (esim.data) return <Details esim={esim.data} installation={installation} />;
  if (esim.error instanceof ApiProblem && esim.error.code === "not_found") return <NotFound />;
  if (esim.error) return <Failed error={esim.error} retry={esim.refetch} retrying={esim.isFetching} />;
  return <Skeletons />;
}

function Details({ esim, installation }: { esim: Esim; installation: EsimDetailsProps["installation"] }) {
  const t = useTranslations("esims");
  const orders = useTranslations("orders");
  const { language } = useVisitor();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-2 pb-5 md:pt-8">
        <FlagTile src={flagAddress(esim.flag)} size="large" />
        <h1 className="me-auto text-2xl font-semibold">{nameIn(esim.destinationNames, language)}</h1>
        <StatusBadge status={esim.status} />
      </div>
      <EsimName esim={esim} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-10">
        <div className="flex flex-col gap-6">
          <RemainingPass esim={esim} />
          <div>
            <Journey esim={esim} />
            <p className="mt-4 text-center">{t(`advice.${esim.status}`)}</p>
          </div>
        </div>
        <div className="min-w-0">{installation(esim)}</div>
      </div>
      <Rename esim={esim} />
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link to={paths.status(esim.orderNumber)} className={textLink}>
          {t.rich("order", { number: () => <bdi dir="ltr">{esim.orderNumber}</bdi> })}
        </Link>
        {esim.status === "new" && (
          <Link to={paths.status(esim.orderNumber)} className={textLink}>
            {orders("giveBack.link")}
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
