import type { Recharge } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { RouteLine } from "@rihla/ui/route-line";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { isRechargeOver, rechargeStops } from "../../domain/esims/recharge-stops.ts";
import { useRechargeWords } from "../../domain/esims/use-recharge-words.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";

/** Every top-up of this eSIM, where it is and when it got there. The eSIM is read anew when one arrives. */
export function History({ esim: id }: { esim: string }) {
  const t = useTranslations("recharge.history");
  const client = useQueryClient();
  const recharges = useQuery({
    ...apiQuery("GET /esims/{id}/recharges", { path: { id } }),
    enabled: useToken() !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.every(isRechargeOver) === false ? 3000 : false),
  });
  const over = recharges.data?.filter(isRechargeOver).length ?? 0;
  useEffect(() => {
    if (over > 0)
      client.invalidateQueries({ queryKey: apiQuery("GET /esims/{id}", { path: { id } }).queryKey });
  }, [over, client, id]);
  if (!recharges.data || recharges.data.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold">
        {t("title")} <span className="text-xs font-normal text-ink-2">{t("clock")}</span>
      </h2>
      <ul className="flex flex-col gap-5">
        {recharges.data.map((one) => (
          <li key={one.id} className="flex flex-col gap-3">
            <One recharge={one} />
          </li>
        ))}
      </ul>
    </Card>
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
