import { useEffect, useEffectEvent, useState } from "react";
import type { InstallStage } from "../../domain/esims/install-stage.ts";
import { json, stored } from "../../platform/storage/storage.ts";

/** Phones take three minutes at most; later something has gone wrong. */
const usualMs = 3 * 60_000;
/** What was begun so long ago says nothing any more. */
const forgottenMs = 24 * 3_600_000;
/** The provider is not asked more often than each 15 s. */
const lookEveryMs = 20_000;

const begunAt = (id: string) =>
  stored(
    "device",
    `install-begun:${id}`,
    json((kept) => (typeof kept === "number" ? kept : undefined)),
  );

export type Begun = { at: number; isLate: boolean } | null;

/** Whether somebody has begun on this device to install the eSIM, and how to say that they do. No system tells how it went. */
export function useBegun(id: string): [begun: Begun, begin: () => void] {
  const kept = begunAt(id);
  const [at, setAt] = useState(kept.read());
  const age = at === undefined ? forgottenMs : Date.now() - at;
  const begin = () => {
    const moment = Date.now();
    kept.write(moment);
    setAt(moment);
  };
  return [at === undefined || age >= forgottenMs ? null : { at, isLate: age > usualMs }, begin];
}

/** Whether the provider is about to tell something. */
export const isAwaited = (stage: InstallStage, begun: Begun): boolean =>
  stage === "installing" || (stage === "ready" && begun !== null);

/** Looks again every so often, and at once when somebody comes back from the phone's settings. */
export function useLookAgain(isAwaited: boolean, look: () => unknown): void {
  const [, tick] = useState(0);
  const again = useEffectEvent(() => {
    if (document.hidden) return;
    look();
    tick((count) => count + 1);
  });
  useEffect(() => {
    if (!isAwaited) return;
    const listen = () => again();
    const timer = setInterval(listen, lookEveryMs);
    document.addEventListener("visibilitychange", listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", listen);
    };
  }, [isAwaited]);
}
