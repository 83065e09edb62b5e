import type { Order } from "@rihla/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isBeyondPaying } from "../../../domain/orders/order-payments.ts";
import { payAtTheBank } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LeavingNotice } from "../leaving-notice.tsx";

/** A new attempt on the same order; an order beyond its time is chosen anew. */
export function TryAgain({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const again = useAgain(order);
  const over = isBeyondPaying(order) || isOver(again.error);
  return (
    <div className="flex flex-col gap-2">
      {over ? (
        <>
          <Notice tone="care">{t("failure.tooLate")}</Notice>
          <LinkButton to={paths.packages(order.lines[0]?.plan.destination ?? "")} wide>
            {t("failure.chooseAgain")}
          </LinkButton>
        </>
      ) : (
        <Attempt pay={again.mutate} error={again.error} busy={again.isPending || again.isSuccess} />
      )}
      <LinkButton kind="secondary" to={paths.home()} wide>
        {t("home")}
      </LinkButton>
      <LeavingNotice address={again.leavingFor} />
    </div>
  );
}

function Attempt({ pay, error, busy }: { pay: () => void; error: Error | null; busy: boolean }) {
  const t = useTranslations("payment.failure");
  const problemText = useProblemText();
  return (
    <>
      {error && (
        <Notice tone="wrong" announce>
          {problemText(error)}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => pay()}>
        {busy ? t("trying") : t("tryAgain")}
      </Button>
    </>
  );
}

const isOver = (error: Error | null) => error instanceof ApiProblem && error.code === "order_not_payable";

function useAgain(order: Order) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<string>();
  const again = useMutation({
    mutationFn: () => payAtTheBank(order.number, order.paymentMethod, language, setLeavingFor),
  });
  const { reset } = again;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
  });
  return { ...again, leavingFor };
}
