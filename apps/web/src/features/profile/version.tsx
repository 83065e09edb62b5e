import { ltr } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { appVersion } from "../../platform/app/app-version.ts";

export function Version() {
  const t = useTranslations("profile");
  return (
    <p className="py-4 text-center text-sm text-ink-2">{t("version", { version: ltr(appVersion()) })}</p>
  );
}
