import type { SeenEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import {
  hasDataLeft,
  type Installable,
  type InstallStage,
  installStage,
} from "../../domain/esims/install-stage.ts";
import { useHapticWhen } from "../../lib/page/use-haptic.ts";
import { isAwaited, useBegun, useLookAgain } from "./begun.ts";
import { Installed } from "./installed.tsx";
import { StillNot } from "./still-not.tsx";
import { UnderWay } from "./under-way.tsx";
import { Untold } from "./untold.tsx";
import { Ways } from "./ways.tsx";

type InstallationProps = {
  esim: SeenEsim;
  /** Has the provider asked anew. */
  lookAgain: () => unknown;
  /** Of one whose provider does not tell: whether it is on the phone, as whoever holds it says. */
  sayInstalled: (isInstalled: boolean) => Promise<unknown>;
  /** Where the code goes in, on the phone's own screens. */
  steps: ReactNode;
  /** The same on paper and as a film, which the page brings. */
  takeAlong: ReactNode;
};

/**
 * Every way to install, the easiest on this device first. Once somebody has begun they step back behind one button, since a
 * code serves once: until the provider says how it went, or it has taken too long.
 */
export function Installation({ esim, lookAgain, sayInstalled, steps, takeAlong }: InstallationProps) {
  const stage = installStage(esim);
  const [begun, begin] = useBegun(esim.id);
  const [asked, setAsked] = useState(false);
  useHapticWhen(stage === "installed", "success");
  useLookAgain(isAwaited(stage, begun), lookAgain);
  if (stage === "over") return null;
  if (stage === "waiting") return <NotYet />;
  const hasFailed = stage === "ready" && begun?.isLate === true;
  const isUntold = stage === "ready" && !esim.installIsTold;
  const isOpen = asked || hasFailed || (stage === "ready" && begun === null);
  return (
    <div className="flex flex-col gap-5">
      {stage === "installed" && <Installed esim={esim} sayInstalled={sayInstalled} />}
      {isUntold && begun && <Untold sayInstalled={sayInstalled} />}
      {hasFailed && <StillNot lead={isUntold ? "leadUntold" : leadOf(begun.at, esim)} />}
      {!isUntold && isAwaited(stage, begun) && !hasFailed && <UnderWay begunAt={begun?.at ?? null} />}
      {isOpen && <Ways esim={esim as Installable} onBegin={begin} steps={steps} />}
      {isOpen && takeAlong}
      {!isOpen && <ShowAgain stage={stage} onAsk={() => setAsked(true)} />}
      {hasDataLeft(esim) && <Keep />}
    </div>
  );
}

/** Only a reading from after the attempt tells that it came to nothing. */
const leadOf = (moment: number, { readAt }: SeenEsim) =>
  readAt !== null && Date.parse(readAt) > moment ? "lead" : "leadUnknown";

function Keep() {
  const t = useTranslations("install.keep");
  return (
    <Notice tone="care" title={t("title")}>
      {t("body")}
    </Notice>
  );
}

/** Before a second installation: what it would do. */
function ShowAgain({ stage, onAsk }: { stage: InstallStage; onAsk: () => void }) {
  const t = useTranslations("install");
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t(stage === "ready" ? "onceBegun" : "once")}</p>
      <Button kind="secondary" onClick={onAsk}>
        {t("again")}
      </Button>
    </Card>
  );
}

function NotYet() {
  const t = useTranslations("install");
  return <Notice>{t("notYet")}</Notice>;
}
