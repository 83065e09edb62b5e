import { useQueryClient } from "@tanstack/react-query";
import { forgetKept } from "../../platform/storage/forget-kept.ts";
import { forgetOrders } from "./order-access.ts";

/** One press, and this browser opens none of a guest's orders any more. */
export function useForgetOrders(): () => void {
  const queries = useQueryClient();
  return () => {
    forgetOrders();
    forgetKept();
    queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes("/orders") });
  };
}
