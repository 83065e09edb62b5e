import type { Esim } from "@rihla/contract";
import { Sheet } from "@rihla/ui/sheet";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFreshEsim, useSayInstalled } from "../../domain/esims/fresh-esim.ts";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { canTopUp, mainAction } from "../../domain/esims/main-action.ts";
import { EsimFeedback } from "../../features/feedback/esim-feedback.tsx";
import { CodeToScan } from "../../features/install/install-action.tsx";
import { InstallNews } from "../../features/install/install-news.tsx";
import { SaidInstalled } from "../../features/install/untold.tsx";
import { useInstallation } from "../../features/install/use-installation.ts";
import { EsimPage } from "../../features/my-esims/details/esim-page.tsx";
import { helpStandsOpen, Troubleshooting } from "../../features/my-esims/details/troubleshooting.tsx";
import { useOpened } from "../../features/my-esims/details/use-opened.ts";
import { ComingTopUps } from "../../features/recharge/history.tsx";
import { SharedNotice, useIsShared } from "../../features/sharing/share-row.tsx";
import { OwnCodes } from "./own-codes.tsx";
import { OwnActions } from "./own-esim-actions.tsx";
import { OwnRows } from "./own-esim-rows.tsx";
import { troubleshooting } from "./own-troubleshooting.tsx";
import { TopUpSheet } from "./top-up-sheet.tsx";

/** The page of one's own eSIM: what it says, what is pressed first, and the sheets over it. */
export function OwnEsim({ esim, offline }: { esim: Esim; offline: ReactNode }) {
  const t = useTranslations("esims");
  const common = useTranslations("common");
  const { mutate } = useFreshEsim(esim.id);
  const lookAgain = () => mutate();
  const sayInstalled = useSayInstalled(esim.id);
  const state = useInstallation(esim, lookAgain);
  const isShared = useIsShared(esim);
  const sheet = useOpened();
  const help = troubleshooting(lookAgain);
  const main = mainAction(esim, state.isOpen && !isShared);
  const showCodes = () => sheet.show("codes");
  const asksHelp = sheet.opened === "not-working";
  const shown = { esim, state, main, sheet };
  return (
    <>
      <EsimPage
        esim={esim}
        actions={<OwnActions {...shown} />}
        code={main === "install" && <CodeToScan esim={esim as Installable} showCodes={showCodes} />}
        news={
          <>
            {offline}
            {isShared && <SharedNotice esim={esim} showCodes={showCodes} />}
            {!isShared && <InstallNews esim={esim} state={state} sayInstalled={sayInstalled} />}
            {esim.saidInstalled && state.stage === "installed" && (
              <SaidInstalled isTitled={false} sayInstalled={sayInstalled} />
            )}
            {helpStandsOpen(esim) && !asksHelp && <Troubleshooting esim={esim} parts={help} />}
            {!helpStandsOpen(esim) && !asksHelp && help.reported(esim)}
            <ComingTopUps esim={esim.id} />
          </>
        }
        rows={<OwnRows {...shown} isShared={isShared} />}
        feedback={<EsimFeedback esim={esim} />}
      />
      <OwnCodes {...shown} />
      {canTopUp(esim) && <TopUpSheet esim={esim} open={sheet.opened === "recharge"} onClose={sheet.close} />}
      <Sheet open={asksHelp} onClose={sheet.close} title={t("notWorking")} closeLabel={common("close")}>
        <Troubleshooting esim={esim} parts={help} />
      </Sheet>
    </>
  );
}
