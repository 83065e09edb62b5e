import type { AutomaticRecharge } from "@rihla/contract";
import { formatData, formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { RowWords, rowLook } from "@rihla/ui/rows";
import { Sheet } from "@rihla/ui/sheet";
import { Switch } from "@rihla/ui/switch";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { SwitchOn, type SwitchOnProps } from "./switch-on.tsx";

type AutomaticProps = Pick<SwitchOnProps, "esim" | "askPin">;

/** Topping up by itself when a tenth is left: switched on with the wallet's PIN, which its sheet asks for, off with a touch. */
export function AutomaticRow({ esim, askPin }: AutomaticProps) {
  const t = useTranslations("recharge.automatic");
  const common = useTranslations("common");
  const query = apiQuery("GET /esims/{id}/automatic-top-up", { path: { id: esim.id } });
  const client = useQueryClient();
  const setting = useQuery({ ...query, enabled: useToken() !== null });
  const [open, setOpen] = useState(false);
  const keep = (now: AutomaticRecharge | null) => client.setQueryData(query.queryKey, now);
  const off = useMutation({
    mutationFn: () => api("DELETE /esims/{id}/automatic-top-up", { path: { id: esim.id } }),
    onSuccess: () => keep(null),
  });
  const isOn = Boolean(setting.data);
  const press = () => (isOn ? off.mutate() : setOpen(true));
  return (
    <div className="flex items-center">
      <button type="button" aria-haspopup="dialog" className={rowLook} onClick={() => setOpen(true)}>
        <RowWords title={t("title")} detail={t("how")} />
      </button>
      <Switch label={t("title")} on={isOn} busy={off.isPending} onClick={() => off.isPending || press()} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t("title")} closeLabel={common("close")}>
        <div className="flex flex-col gap-4">
          {setting.data ? (
            <On esim={esim.id} setting={setting.data} onOffered={setting.refetch} />
          ) : (
            <p className="text-sm">{t("off")}</p>
          )}
          {setting.data ? (
            <Button kind="secondary" size="medium" busy={off.isPending} onClick={() => off.mutate()}>
              {t("switchOff")}
            </Button>
          ) : (
            <SwitchOn esim={esim} onDone={keep} askPin={askPin} />
          )}
        </div>
      </Sheet>
    </div>
  );
}

type OnProps = { esim: string; setting: AutomaticRecharge; onOffered: () => Promise<unknown> };

function On({ esim, setting: { plan, ceiling, spentThisMonth, last }, onOffered }: OnProps) {
  const t = useTranslations("recharge.automatic");
  const pass = useTranslations("esims.pass");
  const { language } = useVisitor();
  const money = (amount: typeof ceiling) => formatMoney(amount, language);
  const isGone = useIsGone(esim, plan === null, ceiling.currency, onOffered);
  return (
    <>
      {plan && (
        <p className="text-sm">
          {t("on", { plan: formatData(plan.dataBytes, language), price: money(plan.price) })}
        </p>
      )}
      {isGone && <Notice tone="wrong">{t("gone")}</Notice>}
      <p className="text-sm">{t("spent", { spent: money(spentThisMonth), ceiling: money(ceiling) })}</p>
      {last && (
        <p className="text-sm text-ink-2">
          {t(`last.${last.outcome}`, { date: pass("shopTime", { date: formatDate(last.at) }) })}
        </p>
      )}
    </>
  );
}

/** The setting knows a price only of what was offered lately: its supplier is asked before anybody is told that it is gone. */
function useIsGone(
  esim: string,
  isMissing: boolean,
  currency: string,
  onOffered: () => Promise<unknown>,
): boolean {
  const offers = useQuery({
    ...apiQuery("GET /esims/{id}/top-ups", { path: { id: esim }, query: { currency } }),
    enabled: isMissing,
  });
  const [isKnown, setKnown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the supplier has answered.
  useEffect(() => {
    if (isMissing && offers.isSuccess) onOffered().then(() => setKnown(true));
  }, [isMissing, offers.isSuccess]);
  return isMissing && isKnown;
}
