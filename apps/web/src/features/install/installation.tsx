import type { SeenEsim } from "@rihla/contract";
import type { ReactNode } from "react";
import { Codes } from "./codes.tsx";
import { InstallNews } from "./install-news.tsx";
import { Installed } from "./installed.tsx";
import { useInstallation } from "./use-installation.ts";

type InstallationProps = {
  esim: SeenEsim;
  lookAgain: () => unknown;
  sayInstalled: (isInstalled: boolean) => Promise<unknown>;
  steps: ReactNode;
  takeAlong: ReactNode;
};

/** Everything about installing on one page: how it stands, the ways and, on paper and as a film, the steps. */
export function Installation({ esim, lookAgain, sayInstalled, ...help }: InstallationProps) {
  const state = useInstallation(esim, lookAgain);
  if (state.stage === "over") return null;
  return (
    <div className="flex flex-col gap-5">
      {state.stage === "installed" && <Installed esim={esim} sayInstalled={sayInstalled} />}
      <InstallNews esim={esim} state={state} sayInstalled={sayInstalled} />
      {state.stage !== "waiting" && <Codes esim={esim} state={state} {...help} />}
    </div>
  );
}
