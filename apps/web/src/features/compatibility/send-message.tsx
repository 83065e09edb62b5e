import { MessageCircle, Share2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { copyText } from "../../platform/clipboard.ts";
import { canShare, shareText } from "../../platform/share.ts";
import { Button } from "../../ui/button.tsx";
import { CopyRow } from "../../ui/copy-row.tsx";
import { OutsideLinkButton } from "../../ui/link-button.tsx";

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
  return (
    <div className="flex flex-col gap-3">
      {canShare() && (
        <Button wide onClick={() => shareText(message)}>
          <Share2 aria-hidden="true" className="size-5" />
          {label}
        </Button>
      )}
      <OutsideLinkButton kind="secondary" wide href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {t("whatsapp")}
      </OutsideLinkButton>
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
