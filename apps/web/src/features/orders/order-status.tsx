import type { Order, Payment } from "@rihla/contract";
import { formatDate, formatMoney, ltr } from "@rihla/i18n";
import { EmptyState } from "@rihla/ui/empty-state";
import { Facts } from "@rihla/ui/facts";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { FoldedRow, LinkRow, Rows } from "@rihla/ui/rows";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useComingWords } from "../../domain/esims/use-coming-words.ts";
import { countShareable } from "../../domain/orders/count-shareable.ts";
import { minutesInLine } from "../../domain/orders/minutes-in-line.ts";
import { refundsOf } from "../../domain/orders/order-outcome.ts";
import { isPaid, payUntil } from "../../domain/orders/order-payments.ts";
import { unpaidState } from "../../domain/orders/unpaid-state.ts";
import { paymentEnd } from "../../domain/payments/payment-end.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { timeOf } from "../../lib/text/clock-time.ts";
import { paths } from "../../paths.ts";
import { CheckedPhone } from "./checked-phone.tsx";
import { IntoWallet } from "./into-wallet.tsx";
import { OrderedPasses } from "./ordered-passes.tsx";
import { PaymentList } from "./payment-list.tsx";
import { ReturnEsims } from "./return-esims.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useNamedOrder } from "./use-order.ts";

type OrderStatusProps = {
  id: string;
  /** What an unpaid order offers beside paying; another feature's, so the route brings it. */
  letOtherPay: (order: Order) => ReactNode;
  drop: (order: Order) => ReactNode;
  /** Of a company. */
  invoices: (order: Order) => ReactNode;
  /** For who waits in a line. */
  tellWhenReady: (order: Order) => ReactNode;
};

/** One order, or one payment with the order it is for: how it stands and what can be done now. */
export function OrderStatus({ id, ...brought }: OrderStatusProps) {
  const t = useTranslations("orders");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { order, payment, error } = useNamedOrder(id);
  if (order.data) return <Shown order={order.data} payment={payment} {...brought} />;
  if (error instanceof ApiProblem && error.code === "not_found") return <NotFound />;
  if (error)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={order.refetch}
        retrying={order.isFetching}
      >
        {problemText(error)}
      </RetryState>
    );
  return (
    <Loading label={t("loading")} className="mx-auto flex max-w-2xl flex-col gap-4 pt-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  );
}

type ShownProps = Omit<OrderStatusProps, "id"> & {
  order: Order;
  payment: Payment | undefined;
};

function Shown({ order, payment, letOtherPay, drop, invoices, tellWhenReady }: ShownProps) {
  const t = useTranslations("orders");
  const { language } = useVisitor();
  const back = refundsOf({ payments: payment ? [payment] : order.payments });
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5 pt-2 md:pt-8">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-2xl font-semibold">{t(payment ? "payment" : "order")}</h1>
          <StateBadge state={payment?.status ?? order.status} />
        </div>
        <p className="mt-2 text-ink-2">
          {minutesInLine(order) === null && <What order={order} payment={payment} />}{" "}
          {back.length > 0 && isPaid(order) && t("partly")}
        </p>
      </div>
      <OrderedPasses order={order} />
      <InLine order={order} tellWhenReady={tellWhenReady} />
      {back.map(({ key, amount, to, state, by }) => (
        <Notice key={key} tone={state === "delayed" ? "care" : "info"}>
          {t(to === "wallet" ? "back.wallet" : `back.card.${state}`, {
            amount: formatMoney(amount, language),
            date: by ? formatDate(by, "date") : "",
          })}
        </Notice>
      ))}
      {order.payments.map((one) => (
        <IntoWallet key={one.id} payment={one} />
      ))}
      <Next order={order} />
      {letOtherPay(order)}
      {isUnpaid(order) && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
          <PayableUntil order={order} />
          {drop(order)}
        </div>
      )}
      <Rows>
        {!isUnpaid(order) && countShareable(order) > 0 && (
          <LinkRow
            to={paths.orderShares(order.number)}
            title={t("next.share", { count: countShareable(order) })}
          />
        )}
        {order.payments.some(({ paidAt }) => paidAt !== null) && (
          <LinkRow to={paths.success({ order: order.number })} title={t("next.receipt")} />
        )}
        <FoldedRow
          title={<h2 className="text-base font-medium">{t("details")}</h2>}
          detail={ltr(order.number)}
        >
          <div className="px-4 pb-4">
            <Bought order={order} />
            {order.deviceCheck && <CheckedPhone check={order.deviceCheck} />}
          </div>
        </FoldedRow>
        {order.payments.length > 0 && <PaymentList payments={payment ? [payment] : order.payments} />}
        {isPaid(order) && order.recharges.length === 0 && order.paymentMethod !== "voucher" && (
          <ReturnEsims order={order} folded />
        )}
      </Rows>
      {invoices(order)}
      {isPaid(order) && order.paymentMethod === "voucher" && (
        <LinkButton kind="secondary" to={paths.support("contact")}>
          {t("voucher.contact")}
        </LinkButton>
      )}
    </div>
  );
}

function PayableUntil({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const until = payUntil(order);
  if (until === null) return null;
  return <p>{t.rich("payableUntil", { time: () => <bdi dir="ltr">{timeOf(Date.parse(until))}</bdi> })}</p>;
}

/** Where it waits longer than usual. */
function InLine({ order, tellWhenReady }: Pick<ShownProps, "order" | "tellWhenReady">) {
  const t = useTranslations("orders");
  const minutes = minutesInLine(order);
  if (minutes === null) return null;
  return (
    <Notice>
      <div className="flex flex-col gap-2">
        <p>{t("inLine", { minutes })}</p>
        {tellWhenReady(order)}
      </div>
    </Notice>
  );
}

/** A voucher takes the whole price off. */
const partName = (order: Order, part: "serviceFee" | "discount" | "couponDiscount", t: OrderWords) =>
  order.paymentMethod === "voucher" && part === "discount" ? t("voucher.paid") : t(`sums.${part}`);

type OrderWords = ReturnType<typeof useTranslations<"orders">>;

/** How it stands, in a sentence: what a voucher paid for never mentions a payment, and what takes long says so. */
function What({ order, payment }: Pick<ShownProps, "order" | "payment">) {
  const t = useTranslations("orders");
  const { status, paymentMethod, awaitedSince } = order;
  const coming = useComingWords(awaitedSince);
  if (payment) return t(`what.${payment.status}`);
  if (status === "ordered" || coming.isLate) return coming.words;
  const byVoucher = paymentMethod === "voucher" && (status === "confirmed" || status === "rejected");
  return byVoucher ? t(`voucher.${status}`) : t(`what.${status}`);
}

/** The one thing to do now. */
function Next({ order }: { order: Order }) {
  const t = useTranslations("orders.next");
  const words = useTranslations("recharge");
  const pending = order.payments.find((payment) => paymentEnd(payment) === null);
  const [recharge] = order.recharges;
  if (recharge) return <LinkButton to={paths.details(recharge.esim)}>{words("see")}</LinkButton>;
  if (order.status === "delivered") return <LinkButton to={paths.esims()}>{t("esims")}</LinkButton>;
  if (pending)
    return <LinkButton to={paths.paymentCallback({ payment: pending.id })}>{t("payment")}</LinkButton>;
  if (order.paymentMethod === "voucher" && order.status === "rejected") return <VoucherAgain />;
  if (!isUnpaid(order)) return null;
  return <LinkButton to={paths.summary({ order: order.number })}>{t("pay")}</LinkButton>;
}

function VoucherAgain() {
  const t = useTranslations("orders.voucher");
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={paths.qrScanner()}>{t("again")}</LinkButton>
      <LinkButton kind="secondary" to={paths.support("contact")}>
        {t("contact")}
      </LinkButton>
    </div>
  );
}

const isUnpaid = (order: Order) => !["paid", "over"].includes(unpaidState(order).kind);

function Bought({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const { language } = useVisitor();
  const money = (amount: Order["total"]) => <bdi>{formatMoney(amount, language)}</bdi>;
  const parts = (["serviceFee", "discount", "couponDiscount"] as const)
    .filter((part) => order[part].amount > 0)
    .map((part) => ({ key: part, name: partName(order, part, t), value: money(order[part]) }));
  const date = <bdi dir="ltr">{formatDate(order.createdAt)}</bdi>;
  return (
    <Facts
      facts={[
        { key: "number", name: t("number"), value: <bdi dir="ltr">{order.number}</bdi> },
        { key: "date", name: t("placedAt"), value: date },
        ...parts,
        { key: "total", name: t("sums.total"), value: money(order.total), strong: true },
      ]}
    />
  );
}

function NotFound() {
  const t = useTranslations("orders.notFound");
  return (
    <EmptyState
      level={1}
      title={t("title")}
      drawing={emptyDrawing("signpost")}
      actions={<LinkButton to={paths.profile()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
