import type { Order } from "@rihla/contract";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { paths } from "../../../paths.ts";
import { UnknownPayment } from "./unknown-payment.tsx";
import { useOrder } from "./use-order.ts";

// Fetched by the few whose order was taken over or closed to this browser.
const EndedAccess = lazy(() => import("./ended-access.tsx"));

type OrderScreenProps = {
  number: string;
  unfinished?: (order: Order) => boolean;
  children: (order: Order) => ReactNode;
};

/** Waiting, failing and unknown, the same for every screen about one order. */
export function OrderScreen({ number, unfinished = () => false, children }: OrderScreenProps) {
  const order = useOrder(number, unfinished);
  if (hasEnded(order.error))
    return (
      <Suspense fallback={<Skeletons />}>
        <EndedAccess next={paths.status(number)} />
      </Suspense>
    );
  if (order.data) return children(order.data);
  if (order.error instanceof ApiProblem && order.error.code === "not_found") return <UnknownPayment />;
  if (order.error) return <Unreachable retry={order.refetch} retrying={order.isFetching} />;
  return <Skeletons />;
}

const hasEnded = (error: unknown) => error instanceof ApiProblem && error.code === "order_secret_ended";

function Unreachable({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const t = useTranslations("payment");
  const common = useTranslations("common");
  return (
    <RetryState
      level={1}
      title={t("unreachable.title")}
      retryLabel={common("retry")}
      retry={retry}
      retrying={retrying}
    >
      {t("unreachable.body")}
    </RetryState>
  );
}

function Skeletons() {
  const t = useTranslations("payment");
  return (
    <Loading label={t("loading")} className="flex flex-col gap-4 pt-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}
