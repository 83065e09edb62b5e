import { formatData } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { FlagTile } from "@rihla/ui/flag-tile";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { QrCode } from "@rihla/ui/qr-code";
import { Sheet } from "@rihla/ui/sheet";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Installable, installStage } from "../../domain/esims/install-stage.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useInstalling } from "../../lib/page/use-installing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useCodeOnScreen } from "../../lib/session/code-on-screen.ts";
import { installLink } from "../../platform/phone/install-link.ts";
import { useBegun } from "./begun.ts";
import { ManualValues } from "./manual-values.tsx";

/** The eSIM as it has just come: on this phone by one tap, on another by the code on the stub. */
export function ReadyPass({ esim }: { esim: Installable }) {
  useCodeOnScreen();
  const [begun, begin] = useBegun(esim.id);
  const isReady = installStage(esim) === "ready";
  return (
    <section
      aria-labelledby="ready-esim"
      className="tall-pass rise-once flex min-h-62.5 flex-col lg:min-h-94"
    >
      <div className="p-4 md:p-5">
        <Heading esim={esim} />
        {isReady && <OneTap esim={esim} again={begun !== null} onBegin={begin} />}
      </div>
      <div className="grow p-4 md:p-5">
        <OtherPhone esim={esim} />
      </div>
    </section>
  );
}

function Heading({ esim }: { esim: Installable }) {
  const t = useTranslations("install.ready");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const data = formatData(esim.dataBytes, language);
  const days = tc("days", { count: esim.days });
  return (
    <div className="flex items-start gap-3">
      <FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} className="mt-1" />
      <div className="min-w-0">
        <h2 id="ready-esim" className="text-xl leading-tight">
          {nameIn(esim.destinationNames, language)}
          {"\u00a0· "}
          {esim.kind === "fixed" ? data : t("perDay", { data })}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{t(`starts.${esim.starts}`, { days })}</p>
      </div>
    </div>
  );
}

type OneTapProps = { esim: Installable; again: boolean; onBegin: () => void };

function OneTap({ esim, again, onBegin }: OneTapProps) {
  const t = useTranslations("install.ready");
  const told = useTranslations("esims.installing");
  const { outcome, follow } = useInstalling();
  const platform = installLink();
  if (!platform) return null;
  const { appleInstallUrl, androidInstallUrl, activationCode: code } = esim.installation;
  const address = platform === "apple" ? appleInstallUrl : androidInstallUrl;
  return (
    <>
      <OutsideLinkButton
        href={address}
        wide
        className="mt-4"
        onClick={(press) => {
          onBegin();
          follow(press, { address, code });
        }}
      >
        <Smartphone aria-hidden="true" className="size-5" />
        {t(again ? "again" : "here")}
      </OutsideLinkButton>
      {outcome && outcome !== "opened" && <Notice announce>{told(outcome)}</Notice>}
      <p className="mt-2 text-center text-sm text-ink-2">{t(`hint.${esim.starts}`)}</p>
    </>
  );
}

function OtherPhone({ esim }: { esim: Installable }) {
  const t = useTranslations("install");
  const [open, setOpen] = useState<"qr" | "manual" | null>(null);
  const { activationCode } = esim.installation;
  const isPhone = installLink() !== undefined;
  return (
    <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-4 max-[19rem]:grid-cols-1 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
      <button
        type="button"
        aria-label={t("qr.large")}
        onClick={() => setOpen("qr")}
        className="overflow-hidden rounded-xl ring-1 ring-line"
      >
        <QrCode value={activationCode} label={t("qr.label")} />
      </button>
      <div>
        <h3 className="font-semibold">{t(isPhone ? "ready.other" : "ready.scan")}</h3>
        {isPhone && <p className="text-sm text-ink-2">{t("ready.otherBody")}</p>}
        <Button kind="quiet" size="small" className="-ms-4 mt-1" onClick={() => setOpen("manual")}>
          {t("ready.type")}
        </Button>
      </div>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={t(open === "manual" ? "manual.title" : "qr.title")}
        closeLabel={t("qr.close")}
      >
        {open === "manual" ? (
          <ManualValues esim={esim} />
        ) : (
          <>
            <QrCode value={activationCode} label={t("qr.label")} />
            <p className="mt-3 text-center text-sm text-ink-2">{t("qr.bright")}</p>
          </>
        )}
      </Sheet>
    </div>
  );
}
