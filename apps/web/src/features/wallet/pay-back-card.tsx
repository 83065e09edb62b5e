import { Card } from "@rihla/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import type { Confirm } from "../../lib/session/confirm.ts";
import { PayBack } from "./pay-back.tsx";

/** Where there is money to have back or some on its way: what may go to a card, and what can be done about the rest. */
export default function PayBackCard({ confirm }: { confirm: Confirm }) {
  const t = useTranslations("wallet.payBack");
  const { data } = useQuery({ ...apiQuery("GET /wallet/pay-backs"), staleTime: 0 });
  if (!data || data.possible.length + data.payOuts.length + data.sent.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("title")}</h2>
      <PayBack confirm={confirm} />
    </Card>
  );
}
