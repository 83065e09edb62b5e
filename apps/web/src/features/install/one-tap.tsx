import type { Esim } from "@rihla/contract";
import { Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { type InstallDoor, installDoor } from "../../platform/install.ts";
import { Card } from "../../ui/card.tsx";
import { OutsideLinkButton } from "../../ui/link-button.tsx";

type OneTapProps = { installation: NonNullable<Esim["installation"]> };

/** The system's own set-up, opened by a plain link: only where this device follows it, elsewhere it is a dead end. */
export function OneTap({ installation }: OneTapProps) {
  const door = installDoor();
  const address = { apple: installation.appleInstallUrl, android: installation.androidInstallUrl };
  return door ? <Door door={door} href={address[door]} /> : null;
}

function Door({ door, href }: { door: InstallDoor; href: string }) {
  const t = useTranslations("install");
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <h3 className="font-semibold">{t(`${door}.title`)}</h3>
      <p className="text-sm text-ink-2">{t(`${door}.body`)}</p>
      <OutsideLinkButton href={href} kind={door === "apple" ? "primary" : "secondary"} wide>
        <Smartphone aria-hidden="true" className="size-5" />
        {t(`${door}.action`)}
      </OutsideLinkButton>
    </Card>
  );
}
