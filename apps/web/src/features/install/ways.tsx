import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { useCodeOnScreen } from "../../lib/session/code-on-screen.ts";
import { paths } from "../../paths.ts";
import { installLink } from "../../platform/phone/install-link.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { phoneSystem } from "../../platform/phone/phone-system.ts";
import { type InstallWay, installWays } from "./install-ways.ts";
import { ManualValues } from "./manual-values.tsx";
import { OneTap } from "./one-tap.tsx";
import { QrPanel } from "./qr-panel.tsx";

type WaysProps = {
  esim: Installable;
  onBegin: () => void;
  steps: ReactNode;
  /** Else the easiest on this device comes first. */
  ways?: readonly InstallWay[] | undefined;
};

export function Ways({ esim, onBegin, steps, ways }: WaysProps) {
  useCodeOnScreen();
  const t = useTranslations("install");
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <LinkButton to={paths.guideInstallation(likelyGuide(likelyPhone()))} kind="quiet" size="small">
          {t("guide")}
        </LinkButton>
      </div>
      {(ways ?? installWays(installLink(), phoneSystem())).map((way) => (
        <Way key={way} way={way} esim={esim} onBegin={onBegin} />
      ))}
      {steps}
      <div className="flex flex-col gap-1">
        <Button kind="secondary" size="medium" onClick={onBegin}>
          {t("done")}
        </Button>
        <p className="text-center text-sm text-ink-2">{t(esim.installIsTold ? "doneHint" : "untold.hint")}</p>
      </div>
    </section>
  );
}

function Way({ way, esim, onBegin }: Pick<WaysProps, "esim" | "onBegin"> & { way: InstallWay }) {
  if (way === "tap") return <OneTap installation={esim.installation} onBegin={onBegin} />;
  return way === "qr" ? <QrPanel esim={esim} /> : <ManualValues esim={esim} />;
}
