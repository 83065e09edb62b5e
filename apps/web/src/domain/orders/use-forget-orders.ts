import { useQueryClient } from "@tanstack/react-query";
import { forgetKept } from "../../platform/storage/forget-kept.ts";
import { forgetChat } from "../person/forget-chat.ts";
import { forgetOrders } from "./order-access.ts";

/** One press, and this browser opens none of a guest's orders any more, nor what they wrote to the agents. */
export function useForgetOrders(): () => void {
  const queries = useQueryClient();
  return () => {
    forgetOrders();
    forgetKept();
    forgetChat();
    queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes("/orders") });
  };
}
