import type { OfferedMethod } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useOperators } from "../../domain/payments/payment-operators.ts";
import { useShopTerms } from "../../domain/payments/use-shop-terms.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { richText } from "../../lib/text/rich-text.tsx";

/** What the answers say of paying, from what the shop is set up with. */
export function usePaymentValues(methods: readonly OfferedMethod[]) {
  const t = useTranslations("support");
  const { language } = useVisitor();
  const terms = useShopTerms();
  const { helpLines } = useOperators(methods);
  const names = [...new Set(methods.map(({ method }) => t(`methods.${method}`)))];
  const list = new Intl.ListFormat(locales[language].tag, { type: "disjunction" });
  return {
    ...terms,
    methods: names.length === 0 ? t("methods.none") : list.format(names),
    operators: helpLines.map(({ operator, phone }) => `${operator} ${phone}`).join(" "),
    paymentHelp: () =>
      helpLines.map(({ operator, phone }) => (
        <span key={operator}>
          {t.rich("paymentHelp", { operator, number: () => richText.code?.(phone) })}{" "}
        </span>
      )),
  };
}
