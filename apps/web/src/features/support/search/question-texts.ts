import type { Language, ShopFacts } from "@rihla/contract";
import { dataRecipientNames, shopTerms } from "../../../domain/payments/shop-terms.ts";
import { plainTags } from "../../../lib/text/rich-text.tsx";
import { topics } from "../topics.ts";
import { dialect } from "./dialect.ts";
import type { Text, Words } from "./text.ts";

/** The questions with their answers as the shop is set up. */
export function questionTexts(t: Words, facts: ShopFacts | null, language: Language): Text[] {
  const operators = dataRecipientNames(facts, "payments", language).join(" ");
  const values = {
    ...plainTags,
    ...shopTerms(null, facts, language),
    methods: "",
    operators,
    paymentHelp: () => operators,
  };
  return topics
    .flatMap(({ questions }) => questions)
    .map((id) => ({
      finding: { question: id },
      title: t(`support.questions.${id}.q`),
      words: `${t(`support.questions.${id}.words`, { operators })} ${dialect[id] ?? ""}`,
      body: t.markup(`support.questions.${id}.a`, values),
    }));
}
