import { contactTimes } from "@rihla/i18n/contact-hours";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";

/** When somebody answers, in a sentence. */
export function useContactHours(): string {
  const t = useTranslations("contact");
  const { language } = useVisitor();
  return t("hours", contactTimes(language));
}
