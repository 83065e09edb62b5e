import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { attemptIsOver } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { UnpaidOrders } from "../unpaid/unpaid-orders.tsx";
import { pendingOrderOf } from "./pending-order.ts";

type PendingOrderProps = {
  lines: readonly CartLine[];
  busy: boolean;
  onAnother: () => void;
  /** Those that wait beside it are listed elsewhere. */
  alone?: boolean;
};

/**
 * Orders that wait for their payment, to be taken up or dropped. The one of these contents, placed in this tab, is what the
 * pay button goes on with: where it is paid already, that is said.
 */
export function PendingOrder({ lines, busy, onAnother, alone = false }: PendingOrderProps) {
  const t = useTranslations("checkout.pending");
  const { language } = useVisitor();
  const [number, setNumber] = useState(() => pendingOrderOf(lines));
  const { data: order } = useQuery({
    ...apiQuery("GET /orders/{number}", { path: { number: number ?? "" }, orderSecret: orderSecret(number) }),
    enabled: number !== undefined,
    staleTime: 0,
  });
  useReturnFromBank(() => setNumber(pendingOrderOf(lines)));
  const another = () => {
    onAnother();
    setNumber(undefined);
  };
  const kind = order && unpaidState(order).kind;
  const over = useEffectEvent(another);
  useEffect(() => {
    if (kind === "rejected") attemptIsOver(number ?? "");
    if (kind === "over") over();
  }, [kind, number]);
  if (order && kind === "paid")
    return (
      <Notice
        tone="good"
        className="mb-6"
        title={t("paid.title")}
        actions={
          <>
            <LinkButton size="small" to={paths.success({ order: order.number })}>
              {t("paid.action")}
            </LinkButton>
            <Button kind="secondary" size="small" onClick={another}>
              {t("another")}
            </Button>
          </>
        }
      >
        {t("paid.body", { number: order.number, total: formatMoney(order.total, language) })}
      </Notice>
    );
  if (alone) return null;
  // While one is being placed it is not waiting for anybody.
  return <div hidden={busy}>{<UnpaidOrders onDropped={(dropped) => dropped === number && another()} />}</div>;
}
