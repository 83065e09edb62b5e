import { CopyRow } from "@rihla/ui/copy-row";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { externalBrowserLink } from "../../platform/browser/external-browser.ts";
import { inAppBrowser } from "../../platform/browser/in-app-browser.ts";
import { copyText } from "../../platform/sharing/clipboard.ts";

/** Out of another app's browser, where a bank's page may fail: by a link that Android knows, else by hand. */
export function InAppWays({ address }: { address: string }) {
  const t = useTranslations("payment.redirect.inApp");
  const { app = null, system } = inAppBrowser() ?? {};
  return (
    <div className="mt-4 flex flex-col gap-3 text-start text-sm">
      <p>{t("why", { app: app ?? "none" })}</p>
      {system === "android" && (
        <OutsideLinkButton kind="secondary" size="medium" href={externalBrowserLink(address)}>
          {t("open")}
        </OutsideLinkButton>
      )}
      <CopyRow
        label={t("link")}
        value={address}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        onCopy={copyText}
      />
      <p className="text-ink-2">{t(system === "ios" ? "howIos" : "how")}</p>
    </div>
  );
}
