import type { Invitation } from "@rihla/contract/admin";
import { invitationMinutes } from "@rihla/contract/admin/operator-rules";
import { CopyRow } from "@rihla/ui/copy-row";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";

/** The link, once: it is in no mail, and the next look at this page doesn't show it. */
export function ShownInvitation({ invitation: { url } }: { invitation: Invitation }) {
  const t = useTranslations("admin");
  return (
    <Notice tone="good" announce title={t("people.invited")}>
      <p className="mb-3">{t("people.invitedText", { minutes: invitationMinutes })}</p>
      <CopyRow
        label={t("people.link")}
        value={url}
        copyLabel={t("people.copy")}
        copiedLabel={t("people.copied")}
        onCopy={(value) =>
          navigator.clipboard.writeText(value).then(
            () => true,
            () => false,
          )
        }
      />
    </Notice>
  );
}
