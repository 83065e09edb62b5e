import type { FollowedEsim } from "@rihla/contract";
import { CopyRow } from "@rihla/ui/copy-row";
import { SendWays } from "@rihla/ui/send-ways";
import { useTranslations } from "use-intl";
import { copyText } from "../../platform/sharing/clipboard.ts";
import { canShare, shareText } from "../../platform/sharing/share.ts";
import { isShared, useRecipientWords } from "./recipient-words.ts";

type SendLinkProps = { followed: FollowedEsim; reminding?: boolean };

/** The ways to send a recipient their link, or to remind them of it. */
export function SendLink({ followed, reminding = false }: SendLinkProps) {
  return isShared(followed) ? <Ways followed={followed} reminding={reminding} /> : null;
}

type WaysProps = { followed: Parameters<typeof useRecipientWords>[0]; reminding: boolean };

function Ways({ followed, reminding }: WaysProps) {
  const t = useTranslations("sharing");
  const words = useRecipientWords(followed);
  if (!words) return null;
  return (
    <>
      <SendMessage subject={words.subject} message={reminding ? words.reminder : words.message} />
      <CopyRow
        label={t("link")}
        value={words.address}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        onCopy={copyText}
      />
    </>
  );
}

export function SendMessage({ subject, message }: { subject: string; message: string }) {
  const t = useTranslations("sharing");
  const ways = {
    share: t("ways.share"),
    whatsapp: t("ways.whatsapp"),
    sms: t("ways.sms"),
    mail: t("ways.mail"),
  };
  return (
    <SendWays
      subject={subject}
      message={message}
      labels={ways}
      onShare={canShare() ? () => shareText(message) : undefined}
    />
  );
}
