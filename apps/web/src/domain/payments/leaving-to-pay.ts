import { useSyncExternalStore } from "react";

/**
 * Somebody has pressed "pay" on this page and is on the way to where it is paid. Until then nothing else may lead away: the attempt
 * before it ends by that very press, and a page that waits for it would go on to how that one came out.
 */
let isLeaving = false;
const listeners = new Set<() => void>();

export function noteLeaving(is: boolean): void {
  isLeaving = is;
  for (const listener of listeners) listener();
}

export const useIsLeavingToPay = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLeaving,
    () => false,
  );
