import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during the first render in the browser, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
