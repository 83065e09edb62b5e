import type { SeenEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { arrivalOf } from "../../domain/esims/arrival.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { ownZone } from "../../lib/text/own-zone.ts";

type ArrivalProps = { esim: SeenEsim; help: ReactNode };

/** The proof that it connected, or, where it should have and did not, what to try: before everything else. */
export function Arrival({ esim, help }: ArrivalProps) {
  const arrival = arrivalOf(esim, ownZone(), Date.now());
  if (!arrival) return null;
  if (arrival.kind === "connected") return <Connected esim={esim} />;
  return <div className="mb-6">{arrival.kind === "help" ? help : <Ask help={help} />}</div>;
}

function Connected({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("esims.arrival");
  const { language } = useVisitor();
  return (
    <Notice
      tone="good"
      className="mb-6"
      title={t("connected", { place: nameIn(esim.destinationNames, language) })}
    />
  );
}

function Ask({ help }: { help: ReactNode }) {
  const t = useTranslations("esims");
  const [asked, setAsked] = useState(false);
  if (asked) return help;
  return (
    <Notice
      title={t("arrival.there")}
      actions={
        <Button kind="secondary" size="small" onClick={() => setAsked(true)}>
          {t("notWorking")}
        </Button>
      }
    >
      {t("arrival.soon")}
    </Notice>
  );
}
