import { useTranslations } from "use-intl";
import type { useOperators } from "../../domain/payments/payment-operators.ts";
import { richText } from "../../lib/text/rich-text.tsx";

/** Becomes a paragraph for each operator that helps people with a payment. */
export function usePaymentHelp(helpLines: ReturnType<typeof useOperators>["helpLines"]) {
  const t = useTranslations("legal");
  return () =>
    helpLines.map(({ operator, phone }) => (
      <p key={operator}>{t.rich("paymentHelp", { operator, number: () => richText.code?.(phone) })}</p>
    ));
}
