import type { Recharge } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { RouteLine } from "@rihla/ui/route-line";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { pauseUntilRead } from "../../domain/esims/read-since.ts";
import { isRechargeOver, rechargeStops } from "../../domain/esims/recharge-stops.ts";
import { useRechargeWords } from "../../domain/esims/use-recharge-words.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";

/** The top-ups of an eSIM, which is looked at again until its supplier has said what there is since the newest arrived. */
function useRecharges(id: string) {
  const isSignedIn = useToken() !== null;
  const { data } = useQuery({
    ...apiQuery("GET /esims/{id}/recharges", { path: { id } }),
    enabled: isSignedIn,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.every(isRechargeOver) === false ? 3000 : false),
  });
  const arrivedAt = newest(data?.map((one) => one.activeAt));
  useQuery({
    ...apiQuery("GET /esims/{id}", { path: { id } }),
    enabled: isSignedIn && arrivedAt !== undefined,
    refetchInterval: ({ state }) => pauseUntilRead(state.data?.readAt, arrivedAt),
  });
  return data;
}

const newest = (moments: readonly (string | null)[] = []) =>
  moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1);

/** Those under way, open on the page: money is on its way. */
export function ComingTopUps({ esim }: { esim: string }) {
  const coming = useRecharges(esim)?.filter((one) => !isRechargeOver(one)) ?? [];
  if (coming.length === 0) return null;
  return (
    <Card>
      <TopUps recharges={coming} />
    </Card>
  );
}

/** Those that are over, each with where it was and when it got there. */
export function PastTopUps({ esim }: { esim: string }) {
  const past = useRecharges(esim)?.filter(isRechargeOver) ?? [];
  return past.length > 0 && <TopUps recharges={past} />;
}

function TopUps({ recharges }: { recharges: readonly Recharge[] }) {
  const t = useTranslations("recharge.history");
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold">
        {t("title")} <span className="text-xs font-normal text-ink-2">{t("clock")}</span>
      </h2>
      <ul className="flex flex-col gap-5">
        {recharges.map((one) => (
          <li key={one.id} className="flex flex-col gap-3">
            <One recharge={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ recharge }: { recharge: Recharge }) {
  const t = useTranslations("recharge.history");
  const stops = rechargeStops(recharge);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{useRechargeWords(recharge)}</span>
        <Link to={paths.status(recharge.orderNumber)} className="text-sea underline underline-offset-4">
          {t.rich("order", { number: () => <bdi dir="ltr">{recharge.orderNumber}</bdi> })}
        </Link>
      </p>
      {stops ? (
        <RouteLine
          label={t("steps")}
          stops={stops.map(({ key, at, state }) => ({
            key,
            state,
            label: t(key),
            detail: at && <bdi dir="ltr">{formatDate(at)}</bdi>,
          }))}
        />
      ) : (
        <Notice tone="care">{t("refused")}</Notice>
      )}
    </>
  );
}
