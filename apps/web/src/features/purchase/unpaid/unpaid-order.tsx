import type { Order } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { timeOf } from "../../../lib/text/clock-time.ts";
import { paths } from "../../../paths.ts";
import { LetOtherPay } from "../by-link/let-other-pay.tsx";
import { DropOrder } from "./drop-order.tsx";

const titles = { open: "waiting", rejected: "refused", none: "title" } as const;

/** What it holds, at which price and until when; to be paid or dropped. */
export default function UnpaidOrder({ order, onDropped }: { order: Order; onDropped: () => void }) {
  const t = useTranslations("cart.unpaid");
  const state = unpaidState(order);
  if (state.kind === "paid" || state.kind === "over") return null;
  const pay =
    state.kind === "open" ? (
      <LinkButton size="small" to={paths.paymentCallback({ payment: state.payment, waiting: "page" })}>
        {t("continue")}
      </LinkButton>
    ) : (
      <LinkButton size="small" to={paths.summary({ order: order.number })}>
        {t("pay")}
      </LinkButton>
    );
  return (
    <>
      <Notice
        tone={state.kind === "rejected" ? "care" : "info"}
        title={t(titles[state.kind])}
        actions={
          <>
            {pay}
            <DropOrder order={order} onDropped={onDropped} />
          </>
        }
      >
        <Facts order={order} />
      </Notice>
      {order.paymentLinkEndsAt && <LetOtherPay order={order} />}
    </>
  );
}

function Facts({ order: { number, total, lines, payableUntil } }: { order: Order }) {
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
      <p>{t.rich("until", { time: () => <bdi dir="ltr">{timeOf(Date.parse(payableUntil))}</bdi> })}</p>
    </>
  );
}
