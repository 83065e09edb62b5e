import { CopyRow } from "@rihla/ui/copy-row";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { inAppBrowser } from "../../../platform/browser/in-app-browser.ts";
import { copyText } from "../../../platform/sharing/clipboard.ts";

/**
 * A link that came by a message often opens within its app, where the bank's page may fail: better before paying than at the
 * bank. The whole link moves on, since this browser alone knows its secret; no address of Android's keeps a fragment.
 */
export function InAppNotice({ link }: { link: string }) {
  const t = useTranslations("payment.redirect.inApp");
  const byLink = useTranslations("payment.byLink.inApp");
  const within = inAppBrowser();
  if (!within) return null;
  return (
    <Notice tone="care">
      <p>{t("why", { app: within.app ?? "none" })}</p>
      <p className="my-3">{byLink(within.system === "ios" ? "howIos" : "how")}</p>
      <CopyRow
        label={byLink("link")}
        value={link}
        copyLabel={byLink("copy")}
        copiedLabel={t("copied")}
        onCopy={copyText}
      />
    </Notice>
  );
}
