import { useEffect } from "react";
import { useGo } from "../../../lib/navigation/navigation.tsx";

/** Leads on to the page that tells how the payment stands, in place of this one. */
export function GoTo({ target }: { target: string }) {
  const go = useGo();
  useEffect(() => {
    go(target, { replace: true });
  }, [go, target]);
  return null;
}
