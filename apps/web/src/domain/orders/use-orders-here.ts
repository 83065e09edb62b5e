import { useMemo, useSyncExternalStore } from "react";
import { stored, text } from "../../platform/storage/storage.ts";
import { ordersHere } from "./orders-here.ts";

/** Followed as they go, here or in another tab. None while hydrating. */
export function useOrdersHere(): string[] {
  const numbers = useSyncExternalStore(
    follow,
    () => ordersHere().join(),
    () => "",
  );
  return useMemo(() => numbers.split(",").filter(Boolean), [numbers]);
}

function follow(listener: () => void): () => void {
  const stops = ordersHere().map((number) =>
    stored("device", `order-secret:${number}`, text).subscribe(listener),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
