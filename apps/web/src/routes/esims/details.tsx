import { useParams } from "react-router";
import { useFreshEsim, useSayInstalled } from "../../domain/esims/fresh-esim.ts";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { EsimFeedback } from "../../features/feedback/esim-feedback.tsx";
import { ArrivalHelp } from "../../features/guide/arrival-help.tsx";
import { InstallSteps } from "../../features/guide/install-steps.tsx";
import { TakeOwnAlong } from "../../features/guide/take-along/take-own-along.tsx";
import { Installation } from "../../features/install/installation.tsx";
import { Ways } from "../../features/install/ways.tsx";
import { EsimDetails } from "../../features/my-esims/esim-details.tsx";
import { ReportEsim, ReportState } from "../../features/orders/report-esim.tsx";
import { Recharge } from "../../features/recharge/recharge.tsx";
import { RepairPanel } from "../../features/repair/repair-panel.tsx";
import { UnlessShared } from "../../features/sharing/unless-shared.tsx";
import { api } from "../../lib/api/api.ts";
import { askPin } from "../layout/ask-pin.tsx";

export function Component() {
  const { id = "" } = useParams();
  const { mutate } = useFreshEsim(id);
  const lookAgain = () => mutate();
  const sayInstalled = useSayInstalled(id);
  return (
    <EsimDetails
      key={id}
      id={id}
      installation={(esim) => (
        <UnlessShared esim={esim}>
          <Installation
            esim={esim}
            lookAgain={lookAgain}
            sayInstalled={sayInstalled}
            steps={<InstallSteps />}
            takeAlong={
              <TakeOwnAlong makePaper={(body) => api("POST /esims/{id}/paper", { path: { id }, body })} />
            }
          />
        </UnlessShared>
      )}
      feedback={(esim) => <EsimFeedback esim={esim} />}
      recharge={(esim) => <Recharge esim={esim} askPin={askPin} />}
      troubleshooting={{
        questions: (esim, begun) => <ArrivalHelp esim={esim} open={begun} />,
        repair: (esim) => (
          <RepairPanel
            esim={esim}
            install={(one) => (
              <UnlessShared esim={one}>
                {one.installation && (
                  <Ways esim={one as Installable} onBegin={lookAgain} steps={<InstallSteps />} />
                )}
              </UnlessShared>
            )}
          />
        ),
        report: (esim) => <ReportEsim esim={esim} />,
        reported: (esim) => <ReportState esim={esim} />,
      }}
    />
  );
}
