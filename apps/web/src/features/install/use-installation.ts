import type { SeenEsim } from "@rihla/contract";
import { type InstallStage, installStage } from "../../domain/esims/install-stage.ts";
import { useHapticWhen } from "../../lib/page/use-haptic.ts";
import { type Begun, isAwaited, useBegun, useLookAgain } from "./begun.ts";

export type InstallState = {
  stage: InstallStage;
  begun: Begun;
  begin: () => void;
  /** Begun, and the provider is asked how it went. */
  isUnderWay: boolean;
  /** Begun too long ago, and nothing has come of it. */
  hasFailed: boolean;
  /** Its provider never tells how it went. */
  isUntold: boolean;
  /** The ways to install it are shown without being asked for: a code serves once. */
  isOpen: boolean;
};

/** How far installing has come, on this device and as its provider tells. `lookAgain` has the provider asked anew. */
export function useInstallation(esim: SeenEsim, lookAgain: () => unknown): InstallState {
  const stage = installStage(esim);
  const [begun, begin] = useBegun(esim.id);
  useHapticWhen(stage === "installed", "success");
  useLookAgain(isAwaited(stage, begun), lookAgain);
  const hasFailed = stage === "ready" && begun?.isLate === true;
  const isUntold = stage === "ready" && !esim.installIsTold;
  return {
    stage,
    begun,
    begin,
    hasFailed,
    isUntold,
    isUnderWay: !isUntold && isAwaited(stage, begun) && !hasFailed,
    isOpen: hasFailed || (stage === "ready" && begun === null),
  };
}
