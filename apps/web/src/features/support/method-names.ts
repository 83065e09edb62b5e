import type { PaymentMethod } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";

/** What the shop is set up to take, as one reads it in a sentence. */
export function useMethodNames(methods: readonly PaymentMethod[]): string {
  const t = useTranslations("support.methods");
  const { language } = useVisitor();
  if (methods.length === 0) return t("none");
  const list = new Intl.ListFormat(locales[language].tag, { type: "disjunction" });
  return list.format(methods.map((method) => t(method)));
}
