import type { Order } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { CardMarks } from "@rihla/ui/card-marks";
import { LinkButton } from "@rihla/ui/link-button";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { lastPayment } from "../../domain/orders/order-payments.ts";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { LeavingNotice } from "./leaving-notice.tsx";
import { PaymentProblem } from "./payment-problem.tsx";
import { PricedMethodChoice } from "./priced-method-choice.tsx";
import { SecurePayment } from "./secure-payment.tsx";
import type { PayingAgain } from "./use-pay-again.ts";
import { type PricedMethod, usePricedMethods } from "./use-priced-methods.ts";

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
  const before = lastPayment(order)?.method ?? order.paymentMethod;
  const own = order.total.currency;
  const { methods, chosen, choose } = usePricedMethods(again.totals, {
    walletIn: onWallet && own,
    prefers: ({ method, total }) => method.method === before && total.currency === own,
  });
  const cards = chosen?.method.cards ?? [];
  const namesOf = useCardNames();
  const total = chosen?.total ?? again.total;
  const pay = ({ method: { method }, total: sum }: PricedMethod) =>
    method === "wallet" ? onWallet?.() : again.pay({ method, total: sum });
  if (again.asksFirst)
    return (
      <LinkButton to={paths.summary({ order: order.number })} wide>
        {label}
      </LinkButton>
    );
  return (
    <>
      <PricedMethodChoice methods={methods} chosen={chosen} onChoose={choose} />
      <PaymentProblem error={again.error} before={again.before} total={total} />
      <Button
        wide
        busy={again.busy}
        disabled={!chosen}
        onClick={() => chosen && pay(chosen)}
        className="flex-wrap gap-y-0.5 !px-3"
      >
        {again.busy ? (
          t("trying")
        ) : (
          <>
            <span>
              {label} <Price size="medium">{formatMoney(total, language)}</Price>
            </span>
            <CardMarks cards={cards} label={namesOf(cards)} />
          </>
        )}
      </Button>
      <SecurePayment method={chosen?.method} />
      <LeavingNotice leaving={again.leavingFor} />
    </>
  );
}
