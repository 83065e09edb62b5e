import type { Payment } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Modal } from "@rihla/ui/modal";
import { Notice } from "@rihla/ui/notice";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { stillHere } from "../../domain/orders/order-outcome.ts";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import type { RootData } from "../../lib/page/root-data.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";

/** Money that has not left yet, or came back from the bank, can be had in the wallet at once. */
export function IntoWallet({ payment }: { payment: Payment }) {
  const t = useTranslations("orders.toWallet");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const hasWallet = catalogue?.paymentMethods.some(({ method }) => method === "wallet");
  const isSignedIn = useToken() !== null;
  const [asking, setAsking] = useState(false);
  const choose = useChoice(payment, () => setAsking(false));
  const expected = { amount: stillHere(payment), currency: payment.amount.currency };
  const amount = formatMoney(expected, language);
  const problem = choose.error && (
    <Notice tone="wrong" announce>
      {problemText(choose.error)}
    </Notice>
  );
  if (!hasWallet || !isSignedIn || expected.amount === 0) return problem;
  return (
    <>
      {problem}
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t("open", { amount })}
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        closeByBackdrop={!choose.isPending}
        title={t("title")}
        primary={{ label: t("yes"), onPress: () => choose.mutate(expected), busy: choose.isPending }}
        secondary={{ label: t("no"), onPress: () => setAsking(false) }}
      >
        <p>{t("sum", { amount })}</p>
      </Modal>
    </>
  );
}

function useChoice({ id, orderNumber }: Payment, onEnd: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected: Payment["amount"]) =>
      api("POST /payments/{id}/refunds", {
        path: { id },
        orderSecret: orderSecret(orderNumber),
        body: { to: "wallet", expected },
      }),
    onSettled: () => {
      onEnd();
      for (const key of ["GET /orders", "GET /orders/{number}", "GET /payments/{id}", "GET /wallet"])
        client.invalidateQueries({ queryKey: [key] });
    },
  });
}
