import type { Order } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Modal } from "@rihla/ui/modal";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { forgetPlaced } from "../../../domain/orders/placed-here.ts";
import { attemptIsOver } from "../../../domain/payments/start-payment.ts";
import { api } from "../../../lib/api/api.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";

type DropOrderProps = { order: Order; onDropped: () => void };

/** Asks first, since it can't be undone. What it held stays in the cart. */
export function DropOrder({ order: { number, payments }, onDropped }: DropOrderProps) {
  const t = useTranslations("cart.unpaid");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const dropping = useMutation({
    mutationFn: () => api("DELETE /orders/{number}", { path: { number }, orderSecret: orderSecret(number) }),
    onSuccess: () => {
      attemptIsOver(number);
      forgetPlaced(number);
      onDropped();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  // Its money is on its way: there is nothing to be ended.
  if (payments.some(({ isHeld }) => isHeld)) return null;
  return (
    <>
      <Button kind="quiet" size="medium" onClick={() => setAsking(true)}>
        {t("drop")}
      </Button>
      <Modal
        type="warning"
        open={asking}
        onClose={() => setAsking(false)}
        title={t("confirm.title")}
        primary={{
          label: t("confirm.yes"),
          onPress: () => dropping.mutate(),
          busy: dropping.isPending,
          danger: true,
        }}
        secondary={{ label: t("confirm.no"), onPress: () => setAsking(false) }}
      >
        <p>{t("confirm.body")}</p>
        {dropping.error && (
          <p role="alert" className="mt-2 font-medium text-brick">
            {problemText(dropping.error)}
          </p>
        )}
      </Modal>
    </>
  );
}
