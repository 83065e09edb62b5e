import type { Order, Payment } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { paymentsGivenBack } from "../../domain/orders/order-outcome.ts";
import { isBeyondPaying, isPaid } from "../../domain/orders/order-payments.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { ApiProblem } from "../../lib/api-problem.ts";
import { useProblemText } from "../../lib/use-problem-text.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryState } from "../../ui/retry-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { GiveBack } from "./give-back.tsx";
import { PaymentList } from "./payment-list.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useNamedOrder } from "./use-order.ts";

type OrderStatusProps = {
  id: string;
  /** What an unpaid order offers beside paying; another feature's, so the route brings it. */
  letOtherPay: (order: Order) => ReactNode;
};

/** One order, or one payment with the order it is for: how it stands and what can be done now. */
export function OrderStatus({ id, letOtherPay }: OrderStatusProps) {
  const t = useTranslations("orders");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { order, payment, error } = useNamedOrder(id);
  if (order.data) return <Shown order={order.data} payment={payment} letOtherPay={letOtherPay} />;
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

type ShownProps = Pick<OrderStatusProps, "letOtherPay"> & { order: Order; payment: Payment | undefined };

function Shown({ order, payment, letOtherPay }: ShownProps) {
  const t = useTranslations("orders");
  const { language } = useVisitor();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5 pt-2 md:pt-8">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-2xl font-semibold">{t(payment ? "payment" : "order")}</h1>
          <StateBadge state={payment?.status ?? order.status} />
        </div>
        <p className="mt-2 text-ink-2">{t(`what.${payment?.status ?? order.status}`)}</p>
      </div>
      {paymentsGivenBack(order).map(({ id, refund }) => (
        <Notice key={id}>
          {t(`back.${refund.to}`, {
            amount: formatMoney(refund.amount, language),
            date: formatDate(refund.by, "date"),
          })}
        </Notice>
      ))}
      <Next order={order} />
      {letOtherPay(order)}
      <Card className="lg:p-6">
        <Bought order={order} />
      </Card>
      {order.payments.length > 0 && <PaymentList payments={payment ? [payment] : order.payments} />}
      {isPaid(order) && (
        <LinkButton kind="secondary" to={paths.success({ order: order.number })}>
          {t("next.receipt")}
        </LinkButton>
      )}
      {isPaid(order) && <GiveBack order={order} />}
    </div>
  );
}

/** The one thing to do now. */
function Next({ order }: { order: Order }) {
  const t = useTranslations("orders.next");
  const pending = order.payments.find(({ status }) => status === "pending");
  if (order.status === "delivered") return <LinkButton to={paths.esims()}>{t("esims")}</LinkButton>;
  if (pending)
    return <LinkButton to={paths.paymentCallback({ payment: pending.id })}>{t("payment")}</LinkButton>;
  if (isPaid(order) || isBeyondPaying(order)) return null;
  return <LinkButton to={paths.failure({ order: order.number })}>{t("pay")}</LinkButton>;
}

function Bought({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const { language } = useVisitor();
  const money = (amount: Order["total"]) => <bdi>{formatMoney(amount, language)}</bdi>;
  const lines = order.lines.map((line) => ({
    key: `${line.plan.code}-${line.days}`,
    name: t("line", { destination: nameIn(line.destinationNames, language), quantity: line.quantity }),
    value: money(line.total),
  }));
  const parts = (["serviceFee", "discount", "couponDiscount"] as const)
    .filter((part) => order[part].amount > 0)
    .map((part) => ({ key: part, name: t(`sums.${part}`), value: money(order[part]) }));
  const date = <bdi dir="ltr">{formatDate(order.createdAt)}</bdi>;
  return (
    <Facts
      facts={[
        { key: "number", name: t("number"), value: <bdi dir="ltr">{order.number}</bdi> },
        { key: "date", name: t("placedAt"), value: date },
        ...lines,
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
      icon={<SearchX aria-hidden="true" className="size-8" />}
      actions={<LinkButton to={paths.profile()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
