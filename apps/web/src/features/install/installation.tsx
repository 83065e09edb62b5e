import type { Esim } from "@rihla/contract";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Installable, installStage } from "../../domain/esims/install-stage.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/likely-phone.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ManualValues } from "./manual-values.tsx";
import { OneTap } from "./one-tap.tsx";
import { QrPanel } from "./qr-panel.tsx";

/** Every way to install, the easiest on this device first; once installed they step back behind one button. */
export function Installation({ esim }: { esim: Esim }) {
  const stage = installStage(esim);
  const [asked, setAsked] = useState(false);
  if (stage === "over") return null;
  if (stage === "waiting") return <NotYet />;
  return (
    <div className="flex flex-col gap-5">
      {stage === "installed" && <Installed />}
      {stage === "installed" && !asked ? (
        <ShowAgain onAsk={() => setAsked(true)} />
      ) : (
        <Ways esim={esim as Installable} />
      )}
    </div>
  );
}

function Ways({ esim }: { esim: Installable }) {
  const t = useTranslations("install");
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <LinkButton to={paths.guideInstallation({ phone: likelyPhone() })} kind="quiet" size="small">
          {t("guide")}
        </LinkButton>
      </div>
      <OneTap installation={esim.installation} />
      <QrPanel activationCode={esim.installation.activationCode} />
      <ManualValues esim={esim} />
      {installStage(esim) !== "installed" && <Keep />}
    </section>
  );
}

/** The eSIM is installed: what is left to do on arrival. */
function Installed() {
  const t = useTranslations("install");
  return (
    <>
      <LinkButton to={paths.guideActivation({ phone: likelyPhone() })} kind="secondary" wide>
        {t("arrival")}
      </LinkButton>
      <Keep />
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

function ShowAgain({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations("install");
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t("once")}</p>
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
