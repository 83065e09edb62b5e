import type { Order } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { payUntil } from "../../../domain/orders/order-payments.ts";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { isPayable, unpaidTitles, wayToPay } from "../../../domain/orders/ways-to-pay.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { timeOf } from "../../../lib/text/clock-time.ts";
import { LetOtherPay } from "../by-link/let-other-pay.tsx";
import { DropOrder } from "./drop-order.tsx";
import { OrderAddress } from "./order-address.tsx";

/** What it holds, at which price and until when; to be paid or dropped. */
export default function UnpaidOrder({ order, onDropped }: { order: Order; onDropped: () => void }) {
  const t = useTranslations("cart.unpaid");
  const state = unpaidState(order);
  if (!isPayable(state)) return null;
  return (
    <>
      <Notice
        tone={state.kind === "rejected" ? "care" : "info"}
        title={t(unpaidTitles[state.kind])}
        actions={
          <>
            <LinkButton kind="secondary" size="small" to={wayToPay(order, state)}>
              {t(state.kind === "open" ? "continue" : "pay")}
            </LinkButton>
            <DropOrder order={order} onDropped={onDropped} />
          </>
        }
      >
        <Facts order={order} />
        <OrderAddress order={order} />
      </Notice>
      {order.paymentLinkEndsAt && <LetOtherPay order={order} />}
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { number, total, lines } = order;
  const until = payUntil(order);
  const t = useTranslations("cart.unpaid");
  const { language } = useVisitor();
  return (
    <>
      <p>
        {t.rich("facts", {
          number: () => <bdi dir="ltr">{number}</bdi>,
          total: () => <bdi className="font-semibold">{formatMoney(total, language)}</bdi>,
        })}
      </p>
      <ul>
        {lines.map(({ plan, days, destinationNames, quantity }) => (
          <li key={`${plan.code} ${days}`}>
            {nameIn(destinationNames, language)} · <bdi>{formatData(plan.dataBytes, language)}</bdi>{" "}
            <bdi dir="ltr">× {quantity}</bdi>
          </li>
        ))}
      </ul>
      {until && <p>{t.rich("until", { time: () => <bdi dir="ltr">{timeOf(Date.parse(until))}</bdi> })}</p>}
    </>
  );
}
