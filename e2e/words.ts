import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { messages as arPersonal } from "@rihla/i18n/bundles/ar.personal";
import { messages as arPublic } from "@rihla/i18n/bundles/ar.public";
import { messages as enPersonal } from "@rihla/i18n/bundles/en.personal";
import { messages as enPublic } from "@rihla/i18n/bundles/en.public";
import { messages as frPersonal } from "@rihla/i18n/bundles/fr.personal";
import { messages as frPublic } from "@rihla/i18n/bundles/fr.public";
import type {} from "@rihla/i18n/messages";
import { createTranslator } from "use-intl/core";

const messages = {
  fr: { ...frPublic, ...frPersonal },
  en: { ...enPublic, ...enPersonal },
  ar: { ...arPublic, ...arPersonal },
};

/** The shop's own texts, so that journeys look for what people read and no text is typed twice: `t("checkout.pay")`. */
export function wordsOf(language: Language) {
  return createTranslator({
    locale: locales[language].tag,
    messages: messages[language],
    timeZone: "Africa/Algiers",
    onError: (error) => {
      throw error;
    },
  });
}

export type Words = ReturnType<typeof wordsOf>;

/** For names that go on with something else, such as a price: `Payer 66 DA`. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=\\s|$)`);
}
