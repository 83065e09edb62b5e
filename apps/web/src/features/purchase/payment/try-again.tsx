import type { Order, PaymentMethod } from "@rihla/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { isBeyondPaying, lastPayment } from "../../../domain/orders/order-payments.ts";
import { payAtTheBank } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import type { RootData } from "../../../lib/root-data.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LetOtherPay } from "../by-link/let-other-pay.tsx";
import { LeavingNotice } from "../leaving-notice.tsx";
import { MethodChoice } from "../method-choice.tsx";
import { methodsFor } from "../offered-methods.ts";
import { useMethodsDown } from "../use-methods-down.ts";

/** A new attempt on the same order, by any method that takes it; an order beyond its time is chosen anew. */
export function TryAgain({ order }: { order: Order }) {
  const t = useTranslations("payment");
  const again = useAgain(order);
  const over = isBeyondPaying(order) || isOver(again.error);
  return (
    <div className="flex flex-col gap-3">
      {over ? (
        <>
          <Notice tone="care">{t("failure.tooLate")}</Notice>
          <LinkButton to={paths.packages(order.lines[0]?.plan.destination ?? "")} wide>
            {t("failure.chooseAgain")}
          </LinkButton>
        </>
      ) : (
        <Attempt
          order={order}
          pay={again.mutate}
          error={again.error}
          busy={again.isPending || again.isSuccess}
        />
      )}
      <LetOtherPay order={order} />
      <LinkButton kind="secondary" to={paths.home()} wide>
        {t("home")}
      </LinkButton>
      <LeavingNotice address={again.leavingFor} />
    </div>
  );
}

type AttemptProps = {
  order: Order;
  pay: (method: PaymentMethod) => void;
  error: Error | null;
  busy: boolean;
};

function Attempt({ order, pay, error, busy }: AttemptProps) {
  const t = useTranslations("payment.failure");
  const problemText = useProblemText();
  const { methods, chosen, choose, down } = useMethod(order);
  return (
    <>
      {methods.length > 1 && <MethodChoice methods={methods} chosen={chosen} onChoose={choose} down={down} />}
      {error && (
        <Notice tone="wrong" announce>
          {problemText(error)}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => pay(chosen)}>
        {busy ? t("trying") : t("tryAgain")}
      </Button>
    </>
  );
}

/** The method of the last attempt, until another is chosen. */
function useMethod(order: Order) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  // The wallet asks for its PIN: that is done in the checkout.
  const methods = methodsFor(catalogue?.paymentMethods ?? [], order.total).filter(
    ({ method }) => method !== "wallet",
  );
  const [wanted, choose] = useState(lastPayment(order)?.method ?? order.paymentMethod);
  const down = useMethodsDown(order.total.currency);
  const works = methods.filter(({ method }) => !down.has(method));
  const isOffered = works.some(({ method }) => method === wanted);
  return { methods, chosen: isOffered ? wanted : (works[0]?.method ?? wanted), choose, down };
}

const isOver = (error: Error | null) => error instanceof ApiProblem && error.code === "order_not_payable";

function useAgain(order: Order) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<string>();
  const again = useMutation({
    mutationFn: (method: PaymentMethod) => payAtTheBank(order.number, method, language, setLeavingFor),
  });
  const { reset } = again;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
  });
  return { ...again, leavingFor };
}
