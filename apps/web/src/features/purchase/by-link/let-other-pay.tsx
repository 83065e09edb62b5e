import type { Order } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { isBeyondPaying, isPaid } from "../../../domain/orders/order-payments.ts";
import { api } from "../../../lib/api/api.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { ShareLink } from "./share-link.tsx";

/** On an order that is not paid: a link for somebody else, or how the one that was sent stands, to be withdrawn. */
export function LetOtherPay({ order }: { order: Order }) {
  const t = useTranslations("payment.byLink");
  const [sharing, setSharing] = useState(false);
  const queries = useQueryClient();
  const { number, paymentLinkEndsAt } = order;
  const close = () => {
    setSharing(false);
    queries.invalidateQueries();
  };
  // What a relative pays would be the one's who placed it.
  if (order.takenOverByPaying) return null;
  if (isPaid(order) || isBeyondPaying(order) || (order.status === "rejected" && order.payments.length === 0))
    return null;
  return (
    <>
      {paymentLinkEndsAt ? (
        <Waiting number={number} endsAt={paymentLinkEndsAt} onAgain={() => setSharing(true)} />
      ) : (
        <Button kind="secondary" wide onClick={() => setSharing(true)}>
          {t("title")}
        </Button>
      )}
      <ShareLink order={order} open={sharing} onClose={close} />
    </>
  );
}

function Waiting({ number, endsAt, onAgain }: { number: string; endsAt: string; onAgain: () => void }) {
  const t = useTranslations("payment.byLink");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () =>
      api("DELETE /orders/{number}/payment-link", { path: { number }, orderSecret: orderSecret(number) }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Notice
      title={t("waiting")}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onAgain}>
            {t("again")}
          </Button>
          <Button
            kind="secondary"
            size="small"
            busy={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {t("withdraw")}
          </Button>
        </>
      }
    >
      {t.rich("until", { date: () => <bdi dir="ltr">{formatDate(endsAt)}</bdi> })}
      {withdrawing.error && <p role="alert">{problemText(withdrawing.error)}</p>}
    </Notice>
  );
}
