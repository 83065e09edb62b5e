import type { Esim, Order } from "@rihla/contract";
import { RouteLine } from "@rihla/ui/route-line";
import { Skeleton } from "@rihla/ui/skeleton";
import { type QueryKey, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../../../domain/orders/order-access.ts";
import { useNotedEsims } from "../../../../domain/orders/use-noted-esims.ts";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { LinePass } from "../../line-pass.tsx";

/** How an eSIM that has come is shown, with all that installs it, or with what comes after; its code may be on its way. */
export type ShowReady = (ready: ReadyEsimProps) => ReactNode;
export type ReadyEsimProps = { esim: Esim; asked: UseQueryResult<Esim[], Error>; queryKey: QueryKey };

/** As high as the pass of an eSIM with its code. */
const room = <Skeleton className="h-62.5 rounded-card lg:h-94" />;

/** How several are shown, most of which are for others; `install` shows what installs one of them, `meanwhile` what was bought. */
export type ShowSeveral = (several: {
  number: string;
  install: (esim: string) => ReactNode;
  meanwhile: ReactNode;
}) => ReactNode;

type ReadyEsimsProps = { order: Order; show: ShowReady; showSeveral: ShowSeveral };

/** What was bought, by the order's secret: one eSIM with its code, or each of several in a row of its own. */
export function ReadyEsims({ order, show, showSeveral }: ReadyEsimsProps) {
  const { number } = order;
  const question = apiQuery("GET /orders/{number}/esims", {
    path: { number },
    orderSecret: orderSecret(number),
  });
  const esims = useQuery({ ...question, staleTime: 0 });
  useNotedEsims(order, esims.data);
  const install = (esim: Esim | undefined) =>
    (esim?.installation || esim?.saidInstalled) && (
      <Suspense fallback={room}>{show({ esim, asked: esims, queryKey: question.queryKey })}</Suspense>
    );
  const bought = order.lines.map((line) => (
    <LinePass key={`${line.plan.code} ${line.days}`} line={line} quantity={line.quantity} />
  ));
  if (order.esims.length === 1) return install(esims.data?.[0]) || (esims.isLoading ? room : bought);
  return (
    <Suspense fallback={bought}>
      {showSeveral({
        number,
        install: (id) => install(esims.data?.find((esim) => esim.id === id)) || (esims.isLoading && room),
        meanwhile: bought,
      })}
    </Suspense>
  );
}

/** What comes after paying, as the rest of the way. */
export function NextStops() {
  const t = useTranslations("payment.next");
  const stops = [
    { key: "install", label: t("install.title"), detail: t("install.detail"), state: "current" },
    { key: "activate", label: t("activate.title"), detail: t("activate.detail"), state: "next" },
  ] as const;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <RouteLine label={t("title")} stops={stops} direction="down" />
    </section>
  );
}
