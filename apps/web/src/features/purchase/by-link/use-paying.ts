import type { Money, PaymentMethod } from "@rihla/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { paymentEnd } from "../../../domain/payments/payment-end.ts";
import type { Leaving } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { withCaptcha } from "../../../domain/payments/with-captcha.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../../lib/api/idempotency.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";

const purpose = "pay-by-link";
type Wanted = { method: PaymentMethod; total: Money; email: string; despiteOpenPage: boolean };

/** Begins a payment and leaves for its page in the same tab. A price that moved is shown anew before anything is paid. */
export function usePaying(token: string, refresh: () => Promise<unknown>) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<Leaving>();
  const pay = useMutation({
    mutationFn: async ({ method, total, email, despiteOpenPage }: Wanted) => {
      const ask = () => {
        const body = {
          token,
          method,
          language,
          expectedTotal: total,
          termsAccepted: true as const,
          ...(email ? { email } : {}),
        };
        return withCaptcha((given) =>
          api("POST /payment-links/payments", {
            body: { ...body, ...given, despiteOpenPage },
            idempotencyKey: idempotencyKeyFor(purpose, body),
          }),
        );
      };
      let payment = await ask();
      if (paymentEnd(payment) === "not-paid" && payment.redirectUrl === null) {
        forgetIdempotencyKey(purpose);
        payment = await ask();
      }
      const address = payment.redirectUrl ?? `${paths.pay({ payment: payment.id })}`;
      setLeavingFor({ address });
    },
    onError: (error) => {
      forgetIdempotencyKey(purpose);
      if (error instanceof ApiProblem && ["price_changed", "plan_unavailable"].includes(error.code))
        return refresh();
    },
  });
  const { reset } = pay;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
    refresh();
  });
  return { pay, leavingFor };
}
