import type { SeenEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasDataLeft, type Installable, type InstallStage } from "../../domain/esims/install-stage.ts";
import type { InstallWay } from "./install-ways.ts";
import type { InstallState } from "./use-installation.ts";
import { Ways } from "./ways.tsx";

type CodesProps = {
  esim: SeenEsim;
  state: InstallState;
  /** Where the code goes in, on the phone's own screens. */
  steps?: ReactNode;
  /** The same on paper and as a film, which the page brings. */
  takeAlong?: ReactNode;
  ways?: readonly InstallWay[];
};

/**
 * Every way to install, the easiest on this device first. Once somebody has begun they step back behind one button, since a
 * code serves once: until the provider says how it went, or it has taken too long.
 */
export function Codes({ esim, state: { stage, begin, isOpen }, steps, takeAlong, ways }: CodesProps) {
  const [asked, setAsked] = useState(false);
  const isShown = asked || isOpen;
  return (
    <>
      {isShown && <Ways esim={esim as Installable} onBegin={begin} steps={steps} ways={ways} />}
      {isShown && takeAlong}
      {!isShown && <ShowAgain stage={stage} onAsk={() => setAsked(true)} />}
      {hasDataLeft(esim) && <Keep />}
    </>
  );
}

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
