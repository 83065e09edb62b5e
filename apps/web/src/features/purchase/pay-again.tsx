import type { Order, PaymentMethod } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { CardMarks } from "@rihla/ui/card-marks";
import { LinkButton } from "@rihla/ui/link-button";
import { Price } from "@rihla/ui/price";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { lastPayment } from "../../domain/orders/order-payments.ts";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import type { RootData } from "../../lib/page/root-data.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { LeavingNotice } from "./leaving-notice.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { methodsFor } from "./offered-methods.ts";
import { PaymentProblem } from "./payment-problem.tsx";
import { SecurePayment } from "./secure-payment.tsx";
import { useMethodsDown } from "./use-methods-down.ts";
import type { PayingAgain } from "./use-pay-again.ts";

type PayAgainProps = {
  order: Order;
  again: PayingAgain;
  label: string;
  /** Where the wallet can be paid from: its PIN is asked for elsewhere. */
  onWallet?: (() => void) | undefined;
};

/** The ways to pay an order that there is already, and the button, which says the sum. */
export function PayAgain({ order, again, label, onWallet }: PayAgainProps) {
  const t = useTranslations("payment.failure");
  const { language } = useVisitor();
  const { methods, chosen, choose, down } = useMethod(order, again, onWallet !== undefined);
  const method = methods.find((one) => one.method === chosen);
  const cards = method?.cards ?? [];
  const namesOf = useCardNames();
  if (again.asksFirst)
    return (
      <LinkButton to={paths.summary({ order: order.number })} wide>
        {label}
      </LinkButton>
    );
  return (
    <>
      {methods.length > 1 && <MethodChoice methods={methods} chosen={chosen} onChoose={choose} down={down} />}
      <PaymentProblem error={again.error} before={again.before} total={again.total} />
      <Button
        wide
        busy={again.busy}
        onClick={() => (chosen === "wallet" ? onWallet?.() : again.pay(chosen))}
        className="flex-wrap"
      >
        {again.busy ? (
          t("trying")
        ) : (
          <>
            {label} <Price size="medium">{formatMoney(again.total, language)}</Price>
            <CardMarks cards={cards} label={namesOf(cards)} />
          </>
        )}
      </Button>
      <SecurePayment method={method} />
      <LeavingNotice leaving={again.leavingFor} />
    </>
  );
}

/** The method of the last attempt, until another is chosen. */
function useMethod(order: Order, { total }: PayingAgain, withWallet: boolean) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const methods = methodsFor(catalogue?.paymentMethods ?? [], total).filter(
    ({ method }) => method !== "wallet" || withWallet,
  );
  const before = lastPayment(order)?.method ?? order.paymentMethod;
  // What a voucher has paid for asks for no payment.
  const [wanted, choose] = useState<PaymentMethod>(before === "voucher" ? "card" : before);
  const down = useMethodsDown(total.currency);
  const works = methods.filter(({ method }) => !down.has(method));
  const isOffered = works.some(({ method }) => method === wanted);
  return { methods, chosen: isOffered ? wanted : (works[0]?.method ?? wanted), choose, down };
}
