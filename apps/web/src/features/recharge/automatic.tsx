import type { AutomaticRecharge } from "@rihla/contract";
import { formatData, formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { SwitchOn, type SwitchOnProps } from "./switch-on.tsx";

/** Topping up by itself when a tenth is left: how it stands, and switched on with the wallet's PIN, off with a touch. */
export function Automatic({ esim, askPin }: Pick<SwitchOnProps, "esim" | "askPin">) {
  const t = useTranslations("recharge.automatic");
  const query = apiQuery("GET /esims/{id}/automatic-top-up", { path: { id: esim.id } });
  const client = useQueryClient();
  const setting = useQuery({ ...query, enabled: useToken() !== null });
  const [choosing, setChoosing] = useState(false);
  const keep = (now: AutomaticRecharge | null) => {
    client.setQueryData(query.queryKey, now);
    setChoosing(false);
  };
  const off = useMutation({
    mutationFn: () => api("DELETE /esims/{id}/automatic-top-up", { path: { id: esim.id } }),
    onSuccess: () => keep(null),
  });
  if (setting.data === undefined) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("title")}</h2>
      {setting.data ? <On setting={setting.data} /> : <p className="text-sm">{t("off")}</p>}
      {setting.data ? (
        <Button kind="secondary" size="medium" busy={off.isPending} onClick={() => off.mutate()}>
          {t("switchOff")}
        </Button>
      ) : choosing ? (
        <SwitchOn esim={esim} onDone={keep} askPin={askPin} />
      ) : (
        <Button kind="secondary" size="medium" onClick={() => setChoosing(true)}>
          {t("switchOn")}
        </Button>
      )}
    </Card>
  );
}

function On({ setting: { plan, ceiling, spentThisMonth, last } }: { setting: AutomaticRecharge }) {
  const t = useTranslations("recharge.automatic");
  const pass = useTranslations("esims.pass");
  const { language } = useVisitor();
  const money = (amount: typeof ceiling) => formatMoney(amount, language);
  return (
    <>
      {plan && (
        <p className="text-sm">
          {t("on", { plan: formatData(plan.dataBytes, language), price: money(plan.price) })}
        </p>
      )}
      <p className="text-sm">{t("spent", { spent: money(spentThisMonth), ceiling: money(ceiling) })}</p>
      {last && (
        <p className="text-sm text-ink-2">
          {t(`last.${last.outcome}`, { date: pass("shopTime", { date: formatDate(last.at) }) })}
        </p>
      )}
    </>
  );
}
