import type { Wallet } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import type { Confirm } from "../../lib/session/confirm.ts";
import { PayBack } from "./pay-back.tsx";
import { sumsOf } from "./sums-of.ts";

type PayBackCardProps = Pick<Wallet, "balances"> & { confirm: Confirm };

/** Where there is money to have back or some on its way: what may go to a card, and what can be done about the rest. */
export default function PayBackCard({ balances, confirm }: PayBackCardProps) {
  const t = useTranslations("wallet.payBack");
  const { data } = useQuery({ ...apiQuery("GET /wallet/pay-backs"), staleTime: 0 });
  const sums = sumsOf(data?.possible.map(({ amount }) => amount) ?? []);
  const sumIn = (currency: string) => sums.find((sum) => sum.currency === currency)?.amount ?? 0;
  const hasRest = balances.some(({ amount, currency }) => amount > sumIn(currency));
  if (!data || !(hasRest || sums.length > 0 || data.sent.length > 0)) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("title")}</h2>
      <PayBack confirm={confirm} />
      {hasRest && <p className="text-sm text-ink-2">{t("rest", { partly: String(sums.length > 0) })}</p>}
    </Card>
  );
}
