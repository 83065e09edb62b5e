import type { Order } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { minutesInLine } from "../../domain/orders/minutes-in-line.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { apiPages } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";
import { StateBadge } from "./state-badge.tsx";

/** Everything that the customer has ordered, newest first. */
export function OrderList() {
  const t = useTranslations("orders");
  return (
    <section aria-labelledby="orders" className="min-w-0">
      <h2 id="orders" className="pb-3 text-lg font-semibold">
        {t("title")}
      </h2>
      <Orders />
    </section>
  );
}

function Orders() {
  const t = useTranslations("orders");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const orders = useInfiniteQuery({ ...apiPages("GET /orders", {}), enabled: useToken() !== null });
  if (orders.data?.length === 0) return <NoneYet />;
  if (orders.data)
    return (
      <>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {orders.data.map((order) => (
            <Row key={order.number} order={order} />
          ))}
        </ul>
        {orders.hasNextPage && (
          <Button
            kind="secondary"
            className="mx-auto mt-4"
            busy={orders.isFetchingNextPage}
            onClick={() => orders.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </>
    );
  if (!orders.error)
    return (
      <Loading label={t("loading")}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  const again = (
    <Button kind="secondary" size="medium" busy={orders.isFetching} onClick={() => orders.refetch()}>
      {common("retry")}
    </Button>
  );
  return (
    <Notice tone="wrong" actions={again}>
      {problemText(orders.error)}
    </Notice>
  );
}

function NoneYet() {
  const t = useTranslations("orders");
  return (
    <EmptyState
      level={3}
      drawing={emptyDrawing("receipt")}
      title={t("noneYet")}
      actions={<LinkButton to={paths.home()}>{t("choose")}</LinkButton>}
    >
      {t("none")}
    </EmptyState>
  );
}

function Row({ order }: { order: Order }) {
  const { language } = useVisitor();
  const t = useTranslations("orders");
  const minutes = minutesInLine(order);
  const names = order.lines.map(({ destinationNames, topUp }) => {
    const destination = nameIn(destinationNames, language);
    return topUp ? t("topUpLine", { destination }) : destination;
  });
  return (
    <li>
      <Link
        to={paths.status(order.number)}
        className="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-150 hover:bg-sand"
      >
        <FlagTile
          src={emblemAddress({
            flag: order.lines[0]?.flag ?? null,
            code: order.lines[0]?.plan.destination ?? "GLOBAL",
          })}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{[...new Set(names)].join(", ")}</span>
          <span className="block text-sm text-ink-2">
            <bdi dir="ltr">{formatDate(order.createdAt, "date")}</bdi> ·{" "}
            <bdi>{formatMoney(order.total, language)}</bdi>
          </span>
          {minutes !== null && <span className="block text-sm">{t("inLine", { minutes })}</span>}
        </span>
        <StateBadge state={order.status} />
        <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2" />
      </Link>
    </li>
  );
}
