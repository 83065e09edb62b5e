import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";

/** A link in a new tab is what no browser blocks. */
export function WindowBlocked({ address, onOpened }: { address: string; onOpened: () => void }) {
  const t = useTranslations("payment.redirect.blocked");
  const problems = useTranslations("problems.general");
  return (
    <Notice
      tone="care"
      announce
      className="mt-4 text-start"
      title={problems("popupBlocked")}
      actions={
        <OutsideLinkButton
          kind="secondary"
          size="small"
          href={address}
          target="_blank"
          rel="noopener"
          // After the link itself: what is taken away while it is pressed would open nothing.
          onClick={() => setTimeout(onOpened)}
        >
          {t("open")}
        </OutsideLinkButton>
      }
    >
      {t("body")}
    </Notice>
  );
}
