import type { Esim } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { Badge } from "@rihla/ui/chip";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { useInstalling } from "../../lib/page/use-installing.ts";
import type { Installing } from "../../platform/phone/install-esim.ts";
import { type InstallLinkPlatform, installLink } from "../../platform/phone/install-link.ts";

type OneTapProps = { installation: NonNullable<Esim["installation"]>; onBegin: () => void };

/** The system's own set-up, opened by a plain link: only where this device follows it, elsewhere it is a dead end. */
export function OneTap({ installation, onBegin }: OneTapProps) {
  const platform = installLink();
  const address = { apple: installation.appleInstallUrl, android: installation.androidInstallUrl };
  if (!platform) return null;
  const esim = { address: address[platform], code: installation.activationCode };
  return <InstallCard platform={platform} esim={esim} onBegin={onBegin} />;
}

type InstallCardProps = { platform: InstallLinkPlatform; esim: Installing; onBegin: () => void };

function InstallCard({ platform, esim, onBegin }: InstallCardProps) {
  const t = useTranslations("install");
  const { outcome, follow } = useInstalling();
  const told = useTranslations("esims.installing");
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(`${platform}.title`)}</h3>
        {platform === "apple" && <Badge>{t("best")}</Badge>}
      </div>
      <p className="text-sm text-ink-2">{t(`${platform}.body`)}</p>
      <OutsideLinkButton
        href={esim.address}
        wide
        onClick={(press) => {
          onBegin();
          follow(press, esim);
        }}
      >
        <Smartphone aria-hidden="true" className="size-5" />
        {t("ready.here")}
      </OutsideLinkButton>
      {outcome && outcome !== "opened" && <Notice announce>{told(outcome)}</Notice>}
    </Card>
  );
}
