import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const kept = new Set<string>();
const listeners = new Set<() => void>();

/** Whether this answer is kept here, and the shop to show it in. */
export function useIsKept(queryKey: QueryKey): boolean {
  return useSyncExternalStore(
    follow,
    () => kept.has(hashKey(queryKey)),
    () => false,
  );
}

/** `names`: hashes of the keys. */
export function announceKept(names: readonly string[]): void {
  for (const name of names) kept.add(name);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
