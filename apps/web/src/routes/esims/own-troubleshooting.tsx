import type { Installable } from "../../domain/esims/install-stage.ts";
import { ArrivalHelp } from "../../features/guide/arrival-help.tsx";
import { InstallSteps } from "../../features/guide/install-steps.tsx";
import { neededAtStep } from "../../features/install/needed-at-step.tsx";
import { Ways } from "../../features/install/ways.tsx";
import type { TroubleshootingParts } from "../../features/my-esims/details/troubleshooting.tsx";
import { ReportEsim, ReportState } from "../../features/orders/report-esim.tsx";
import { RepairPanel } from "../../features/repair/repair-panel.tsx";
import { UnlessShared } from "../../features/sharing/unless-shared.tsx";

/** What helps with an eSIM that does not work. */
export function troubleshooting(lookAgain: () => unknown): TroubleshootingParts {
  return {
    questions: (esim, begun) => <ArrivalHelp esim={esim} open={begun} />,
    repair: (esim) => (
      <RepairPanel
        esim={esim}
        install={(one) => (
          <UnlessShared esim={one}>
            {one.installation && (
              <Ways
                esim={one as Installable}
                onBegin={lookAgain}
                steps={<InstallSteps needed={neededAtStep(one)} />}
              />
            )}
          </UnlessShared>
        )}
      />
    ),
    report: (esim) => <ReportEsim esim={esim} />,
    reported: (esim) => <ReportState esim={esim} />,
  };
}
