import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orderOfPayment, orderSecret } from "../../../domain/orders/order-access.ts";
import { attemptIsOver } from "../../../domain/payments/start-payment.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { useGo } from "../../../lib/navigation.tsx";
import { apiQuery } from "../../../lib/query.tsx";
import { paths } from "../../../paths.ts";
import { pollDelay } from "./poll-delay.ts";
import { UnknownPayment } from "./unknown-payment.tsx";
import { Waiting } from "./waiting.tsx";

/** After so many answers "not yet", say what is going on instead of asking for patience. */
const patience = 4;

/**
 * Where the bank sends people back. What its address says of the result is not looked at: the server is asked, which
 * asks the bank; loading this page again asks the same question and gets the same answer.
 */
export function VerifyPayment({ id }: { id: string }) {
  const go = useGo();
  const payment = useQuery({
    ...apiQuery("GET /payments/{id}", { path: { id }, orderSecret: orderSecret(orderOfPayment(id)) }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      const hopeless = state.error?.code === "not_found";
      return hopeless || (state.data && state.data.status !== "pending") ? false : pollDelay(asked);
    },
  });
  const { data, error, dataUpdatedAt } = payment;
  const answers = useAnswerCount(dataUpdatedAt);
  useEffect(() => {
    if (!data || data.status === "pending") return;
    if (data.paysFor === "top-up") {
      go(paths.wallet({ topUp: data.id }), { replace: true });
      return;
    }
    if (data.status === "rejected") attemptIsOver(data.orderNumber);
    const result = data.status === "successful" ? paths.success : paths.failure;
    go(result({ order: data.orderNumber }), { replace: true });
  }, [data, go]);
  if (error instanceof ApiProblem && error.code === "not_found") return <UnknownPayment />;
  const late = answers >= patience;
  return (
    <Waiting
      stage={error ? "offline" : late ? "pending" : "verifying"}
      checking={payment.isFetching}
      onCheck={payment.refetch}
      bankAddress={data?.redirectUrl ?? null}
      operator={data?.operator}
    />
  );
}

/** How often the server has answered since this page was opened. */
function useAnswerCount(answeredAt: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (answeredAt > 0) setCount((before) => before + 1);
  }, [answeredAt]);
  return count;
}
