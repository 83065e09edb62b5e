import type { OfferedMethod } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import type { Messages } from "@rihla/i18n/messages";
import { useTranslations } from "use-intl";
import { useOperators } from "../../domain/payments/payment-operators.ts";
import { useShopTerms } from "../../domain/payments/use-shop-terms.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { messagesOf } from "../../lib/text/messages.ts";
import { richText } from "../../lib/text/rich-text.tsx";
import { usePaymentHelp } from "./payment-help.tsx";

export type DocumentName = "privacy" | "terms" | "notices";
type SectionId = keyof Messages["legal"]["privacy"]["sections"];

/** A document's words, all sections that it has, in their order. */
export function useDocument(name: DocumentName, methods: readonly OfferedMethod[]) {
  // All three are made alike; to the types they can look like one of them.
  const t = useTranslations(`legal.${name}` as "legal.privacy");
  const { language } = useVisitor();
  const operators = useOperators(methods);
  const values = {
    ...richText,
    ...useShopTerms(),
    brand: brand.name[language],
    operators: operators.names,
    operatorsInFull: operators.fullNames,
    paymentHelp: usePaymentHelp(operators.helpLines),
  };
  const ids = Object.keys(messagesOf(language).legal[name].sections) as SectionId[];
  return {
    title: t("title"),
    intro: t.rich("intro", values),
    sections: ids.map((id) => ({
      id,
      title: t(`sections.${id}.title`),
      body: t.rich(`sections.${id}.body`, values),
    })),
  };
}
