import type { Order } from "@rihla/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { correctEmail } from "../../../domain/orders/correct-email.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useGo } from "../../../lib/navigation/navigation.tsx";
import { paths } from "../../../paths.ts";

/** Places an order anew for another address, and leads to where that one is paid. */
export function useCorrection(order: Order) {
  const go = useGo();
  const queries = useQueryClient();
  const [total, setTotal] = useState(order.total);
  const correcting = useMutation({
    mutationFn: (email: string) => correctEmail(order, email, total),
    onSuccess: ({ number }) => go(paths.summary({ order: number }), { replace: true }),
    onError: (error) => {
      if (error instanceof ApiProblem && error.details.newTotal) setTotal(error.details.newTotal);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    correct: correcting.mutate,
    busy: correcting.isPending || correcting.isSuccess,
    error: correcting.error,
    total,
  };
}
