import { useEffect, useEffectEvent } from "react";

/** For so long, in milliseconds, a notice stays that leads on by itself; its button leads on before. */
const readInMs = 1500;

/** Goes on once the notice at hand could be read: who is sent to another company's page must know it. */
export function useOnceRead(goOn: (() => unknown) | undefined): void {
  const isGoing = goOn !== undefined;
  const go = useEffectEvent(() => goOn?.());
  useEffect(() => {
    if (!isGoing) return;
    const going = setTimeout(go, readInMs);
    return () => clearTimeout(going);
  }, [isGoing]);
}
