import { type MouseEvent, useState } from "react";
import { type Installing, type InstallOutcome, installWithPhone } from "../../platform/phone/install-esim.ts";

/**
 * For a link to the system's eSIM set-up: `follow` on its press. Where the app has the phone open it, `outcome` says what has
 * come of it; a browser follows the link as it is.
 */
export function useInstalling() {
  const [outcome, setOutcome] = useState<InstallOutcome>();
  const follow = (press: MouseEvent, esim: Installing) => {
    if (!installWithPhone) return;
    press.preventDefault();
    installWithPhone(esim).then(setOutcome, () => setOutcome("failed"));
  };
  return { outcome, follow };
}
