import { CopyRow } from "@rihla/ui/copy-row";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { fullAddress } from "../../lib/navigation/full-address.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { externalBrowserLink } from "../../platform/browser/external-browser.ts";
import { inAppBrowser } from "../../platform/browser/in-app-browser.ts";
import { copyText } from "../../platform/sharing/clipboard.ts";

/** The browser within another app has cookies of its own, and loses them: what it has received is not found again. */
export function OutOfApp({ token }: { token: string }) {
  const t = useTranslations("received.offer");
  const { language } = useVisitor();
  const address = `${fullAddress(paths.received(), language)}#${token}`;
  return (
    <Notice tone="care">
      <div className="flex flex-col gap-3">
        <p>{t("inApp")}</p>
        {inAppBrowser()?.system === "android" && (
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
      </div>
    </Notice>
  );
}
