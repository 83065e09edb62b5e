import type { Esim } from "@rihla/contract";
import { Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { type InstallLinkPlatform, installLink } from "../../platform/install-link.ts";
import { Card } from "../../ui/card.tsx";
import { OutsideLinkButton } from "../../ui/link-button.tsx";

type OneTapProps = { installation: NonNullable<Esim["installation"]> };

/** The system's own set-up, opened by a plain link: only where this device follows it, elsewhere it is a dead end. */
export function OneTap({ installation }: OneTapProps) {
  const platform = installLink();
  const address = { apple: installation.appleInstallUrl, android: installation.androidInstallUrl };
  return platform ? <InstallCard platform={platform} href={address[platform]} /> : null;
}

function InstallCard({ platform, href }: { platform: InstallLinkPlatform; href: string }) {
  const t = useTranslations("install");
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <h3 className="font-semibold">{t(`${platform}.title`)}</h3>
      <p className="text-sm text-ink-2">{t(`${platform}.body`)}</p>
      <OutsideLinkButton href={href} kind={platform === "apple" ? "primary" : "secondary"} wide>
        <Smartphone aria-hidden="true" className="size-5" />
        {t(`${platform}.action`)}
      </OutsideLinkButton>
    </Card>
  );
}
