import type { SeenEsim } from "@rihla/contract";
import { ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { landingOf } from "../../domain/esims/landing.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { ownZone } from "../../lib/text/own-zone.ts";

type LandingProps = { esim: SeenEsim; help: ReactNode };

/** The proof that it connected, or, where it should have and did not, what to try: before everything else. */
export function Landing({ esim, help }: LandingProps) {
  const landing = landingOf(esim, ownZone(), Date.now());
  if (!landing) return null;
  if (landing.kind === "connected") return <Connected esim={esim} landing={landing} />;
  return <div className="mb-6">{landing.kind === "help" ? help : <Ask help={help} />}</div>;
}

type ConnectedProps = {
  esim: SeenEsim;
  landing: Extract<NonNullable<ReturnType<typeof landingOf>>, { kind: "connected" }>;
};

function Connected({ esim, landing }: ConnectedProps) {
  const t = useTranslations("esims.landing");
  const { language } = useVisitor();
  const place = nameIn(esim.destinationNames, language);
  return (
    <Notice
      tone="good"
      className="mb-6"
      title={t(landing.exactly ? "connected" : "seen", { time: ltr(landing.time), place })}
    >
      {t(`clock.${landing.clock}`)}
    </Notice>
  );
}

function Ask({ help }: { help: ReactNode }) {
  const t = useTranslations("esims");
  const [asked, setAsked] = useState(false);
  if (asked) return help;
  return (
    <Notice
      title={t("landing.there")}
      actions={
        <Button kind="secondary" size="small" onClick={() => setAsked(true)}>
          {t("notWorking")}
        </Button>
      }
    >
      {t("landing.soon")}
    </Notice>
  );
}
