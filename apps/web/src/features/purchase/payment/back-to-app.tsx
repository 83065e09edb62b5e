import { brand } from "@rihla/i18n";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { opensBeside } from "../../../platform/browser/system-browser.ts";
import { phoneSystem } from "../../../platform/phone/phone-system.ts";
import { usePassedOn } from "./passed-on.ts";

/** On a phone, where the shop's app may be: the same page there, with what this one was opened with. */
export function BackToApp({ page }: { page: "success" | "failure" }) {
  const t = useTranslations("payment.backToApp");
  const passedOn = usePassedOn();
  if (!useHydrated() || !phoneSystem() || opensBeside) return null;
  return (
    <div className="flex flex-col gap-2">
      <OutsideLinkButton kind="quiet" wide href={passedOn(`${brand.deepLink.scheme}://${page}`)}>
        {t("open")}
      </OutsideLinkButton>
      <p className="text-center text-sm text-ink-2">{t("without")}</p>
    </div>
  );
}
