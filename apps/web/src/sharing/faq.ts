import type { Catalogue, Language, ShopFacts } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { createTranslator } from "use-intl/core";
import { methodsNamed, shopTerms } from "../domain/payments/shop-terms.ts";
import { topics } from "../features/support/topics.ts";
import { messagesOf } from "../lib/text/messages.ts";
import { plainTags } from "../lib/text/rich-text.tsx";

const keep = (tag: string) => (text: string) => `<${tag}>${text}</${tag}>`;
/** What answers of schema.org may contain; links are left out with the rest. */
const markup = { ...plainTags, list: keep("ul"), steps: keep("ol"), item: keep("li") };

/** The questions of the help centre with their answers, as the page itself gives them; `catalogue`: what the shop offers. */
export function faqPage(
  language: Language,
  facts: ShopFacts | null,
  catalogue: Catalogue | null,
): Record<string, unknown> {
  const t = createTranslator({
    locale: locales[language].tag,
    messages: messagesOf(language),
    namespace: "support",
  });
  const terms = shopTerms(catalogue, facts, language);
  const methods = methodsNamed(catalogue?.paymentMethods ?? [], t, language);
  const values = { ...markup, ...terms, methods, paymentHelp: () => "" };
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map((id) => ({
        "@type": "Question",
        name: t(`questions.${id}.q`),
        acceptedAnswer: { "@type": "Answer", text: t.markup(`questions.${id}.a`, values) },
      })),
  };
}
