import { CopyRow } from "@rihla/ui/copy-row";
import { SendWays } from "@rihla/ui/send-ways";
import { useTranslations } from "use-intl";
import { copyText } from "../../platform/sharing/clipboard.ts";
import { canShare, shareText } from "../../platform/sharing/share.ts";

/** Ways to hand a text with a link in it to somebody. */
export function SendMessage({
  label,
  message,
  address,
}: {
  label: string;
  message: string;
  address: string;
}) {
  const t = useTranslations("compatibility.other");
  const ways = { whatsapp: t("whatsapp"), sms: t("sms"), mail: t("mail") };
  return (
    <div className="flex flex-col gap-3">
      <SendWays
        subject={t("subject")}
        message={message}
        labels={{ share: label, ...ways }}
        onShare={canShare() ? () => shareText(message) : undefined}
      />
      <CopyRow
        label={t("link")}
        value={address}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        onCopy={copyText}
      />
    </div>
  );
}
