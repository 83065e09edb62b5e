import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The row by which a list was left is kept with its entry in the history: who comes back stands on it. */
export function useReturn(isReady: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const left = typeof state === "object" && state && "left" in state ? String(state.left) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (!left || !isReady) return;
    const row = list.current?.querySelector<HTMLElement>(`a[href="${left}"]`);
    row?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [key, isReady]);
  const leaveBy = (address: string) =>
    void navigate(pathname + search, { replace: true, state: { left: address } });
  return { list, leaveBy };
}
