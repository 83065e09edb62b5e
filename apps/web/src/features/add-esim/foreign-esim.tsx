import { type ActivationCode, installUrl } from "@rihla/contract/rules/activation-code";
import { Card } from "@rihla/ui/card";
import { CopyRow } from "@rihla/ui/copy-row";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { QrCode } from "@rihla/ui/qr-code";
import { Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { useInstalling } from "../../lib/page/use-installing.ts";
import { useCodeOnScreen } from "../../lib/session/code-on-screen.ts";
import { installLink } from "../../platform/phone/install-link.ts";
import { copySecret } from "../../platform/sharing/clipboard.ts";

const hosts = { apple: "esimsetup.apple.com", android: "esimsetup.android.com" } as const;

/** An activation code that did not come from a voucher: every way to install it, and nothing is sent anywhere. */
export function ForeignEsim({ activation }: { activation: ActivationCode }) {
  useCodeOnScreen();
  const t = useTranslations("scan.esim");
  const told = useTranslations("esims.installing");
  const { outcome, follow } = useInstalling();
  const platform = installLink();
  const address = installUrl(hosts[platform ?? "android"], activation.code);
  const values = [
    { key: "smdp", value: activation.smdpAddress },
    { key: "matchingId", value: activation.matchingId },
    { key: "full", value: activation.code },
  ] as const;
  return (
    <section aria-labelledby="foreign" className="flex flex-col gap-4">
      <div>
        <h2 id="foreign" className="text-lg font-semibold">
          {t("title")}
        </h2>
        <p className="mt-1 text-ink-2">{t("body")}</p>
      </div>
      {platform && (
        <OutsideLinkButton
          href={address}
          wide
          onClick={(press) => follow(press, { address, code: activation.code })}
        >
          <Smartphone aria-hidden="true" className="size-5" />
          {t("here")}
        </OutsideLinkButton>
      )}
      {outcome && outcome !== "opened" && <Notice announce>{told(outcome)}</Notice>}
      <Card className="flex flex-col items-center gap-3">
        <div className="w-48 max-w-full">
          <QrCode value={activation.code} label={t("qr")} />
        </div>
        <p className="text-center text-sm text-ink-2">{t("other")}</p>
      </Card>
      {values.map(
        ({ key, value }) =>
          value && (
            <CopyRow
              key={key}
              label={t(key)}
              value={value}
              copyLabel={t("copy", { what: t(key) })}
              copiedLabel={t("copied")}
              onCopy={copySecret}
            />
          ),
      )}
      {activation.confirmationCodeRequired && <Notice>{t("confirmation")}</Notice>}
    </section>
  );
}
