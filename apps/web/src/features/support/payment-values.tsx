import type { OfferedMethod } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useOperators } from "../../domain/payments/payment-operators.ts";
import { methodsNamed } from "../../domain/payments/shop-terms.ts";
import { useShopTerms } from "../../domain/payments/use-shop-terms.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { richText } from "../../lib/text/rich-text.tsx";

/** What the answers say of paying, from what the shop is set up with. */
export function usePaymentValues(methods: readonly OfferedMethod[]) {
  const t = useTranslations("support");
  const { language } = useVisitor();
  const terms = useShopTerms();
  const { helpLines } = useOperators(methods);
  return {
    ...terms,
    methods: methodsNamed(methods, t, language),
    operators: helpLines.map(({ operator, phone }) => `${operator} ${phone}`).join(" "),
    paymentHelp: () =>
      helpLines.map(({ operator, phone }) => (
        <span key={operator}>
          {t.rich("paymentHelp", { operator, number: () => richText.code?.(phone) })}{" "}
        </span>
      )),
  };
}
