import type { Order } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { attemptIsOver } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { apiQuery } from "../../../lib/query.tsx";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths, type SummarySearch } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton, OutsideLinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LetOtherPay } from "../by-link/let-other-pay.tsx";
import { pendingOrderOf, pendingOrderState } from "./pending-order.ts";

type PendingOrderProps = { search: SummarySearch; onAnother: () => void };

/** Back from the bank's page, by its button or the browser's: the server says how the order stands. */
export function PendingOrder({ search, onAnother }: PendingOrderProps) {
  const [number, setNumber] = useState(() => pendingOrderOf(search));
  const { data: order, refetch } = useQuery({
    ...apiQuery("GET /orders/{number}", { path: { number: number ?? "" }, orderSecret: orderSecret(number) }),
    enabled: number !== undefined,
    staleTime: 0,
  });
  useReturnFromBank(() => {
    if (pendingOrderOf(search) === number) refetch();
    else setNumber(pendingOrderOf(search));
  });
  const forget = () => {
    onAnother();
    setNumber(undefined);
  };
  if (!order) return null;
  return (
    <>
      <PendingOrderNotice order={order} onAnother={forget} />
      {order.paymentLinkEndsAt && (
        <div className="mb-6">
          <LetOtherPay order={order} />
        </div>
      )}
    </>
  );
}

function PendingOrderNotice({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const t = useTranslations("checkout.pending");
  const { language } = useVisitor();
  const state = pendingOrderState(order);
  const over = useEffectEvent(onAnother);
  useEffect(() => {
    if (state.kind === "rejected") attemptIsOver(order.number);
    if (state.kind === "over") over();
  }, [state.kind, order.number]);
  if (state.kind === "none" || state.kind === "over") return null;
  const values = { number: order.number, total: formatMoney(order.total, language) };
  const another = (
    <Button kind="secondary" size="small" onClick={onAnother}>
      {t("another")}
    </Button>
  );
  if (state.kind === "rejected")
    return (
      <Notice tone="care" className="mb-6" title={t("rejected.title")} actions={another}>
        {t("rejected.body", values)}
      </Notice>
    );
  const go =
    state.kind === "paid" ? (
      <LinkButton size="small" to={paths.success({ order: order.number })}>
        {t("paid.action")}
      </LinkButton>
    ) : (
      <OutsideLinkButton size="small" href={state.redirectUrl}>
        {t("open.action")}
      </OutsideLinkButton>
    );
  return (
    <Notice
      tone={state.kind === "paid" ? "good" : "info"}
      className="mb-6"
      title={t(`${state.kind}.title`)}
      actions={
        <>
          {go}
          {another}
        </>
      }
    >
      {t(`${state.kind}.body`, values)}
    </Notice>
  );
}
