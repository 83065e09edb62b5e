import { Button } from "@rihla/ui/button";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { QrCode } from "@rihla/ui/qr-code";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { useInstalling } from "../../lib/page/use-installing.ts";
import { useCodeOnScreen } from "../../lib/session/code-on-screen.ts";
import { installLink } from "../../platform/phone/install-link.ts";
import type { InstallState } from "./use-installation.ts";

type ActionProps = { esim: Installable; state: InstallState; showCodes: () => void };

/** The one press that installs it here and, beside it, the code for another phone; where nothing can be pressed the code comes first. */
export function InstallAction({ esim, state, showCodes }: ActionProps) {
  const t = useTranslations("install");
  const platform = installLink();
  if (!platform)
    return (
      <Button wide className="lg:hidden" onClick={showCodes}>
        {t("showCode")}
      </Button>
    );
  return <OneTap esim={esim} state={state} showCodes={showCodes} platform={platform} />;
}

function OneTap({ esim, state, showCodes, platform }: ActionProps & { platform: "apple" | "android" }) {
  const t = useTranslations("install");
  const told = useTranslations("esims.installing");
  const { outcome, follow } = useInstalling();
  const { appleInstallUrl, androidInstallUrl, activationCode: code } = esim.installation;
  const address = platform === "apple" ? appleInstallUrl : androidInstallUrl;
  return (
    <>
      <OutsideLinkButton
        href={address}
        className="!px-3"
        onClick={(press) => {
          state.begin();
          follow(press, { address, code });
        }}
      >
        {t(state.begun ? "ready.again" : "ready.here")}
      </OutsideLinkButton>
      <Button kind="secondary" className="!px-4" onClick={showCodes}>
        {t("qrCode")}
      </Button>
      {outcome && outcome !== "opened" && (
        <div className="!basis-full">
          <Notice announce>{told(outcome)}</Notice>
        </div>
      )}
    </>
  );
}

/** On a wide screen, which a phone scans: the code itself, and the way to what is typed. */
export function CodeToScan({ esim, showCodes }: Omit<ActionProps, "state">) {
  useCodeOnScreen();
  const t = useTranslations("install");
  return (
    <div className="hidden grid-cols-[15rem_minmax(0,1fr)] items-center gap-6 lg:grid">
      <div className="overflow-hidden rounded-xl ring-1 ring-line">
        <QrCode value={esim.installation.activationCode} label={t("qr.label")} />
      </div>
      <div>
        <h2 className="font-semibold">{t("ready.scan")}</h2>
        <Button kind="secondary" size="medium" className="mt-3" onClick={showCodes}>
          {t("ready.type")}
        </Button>
      </div>
    </div>
  );
}
