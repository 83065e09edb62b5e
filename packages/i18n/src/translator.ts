import { type Language, locales } from "@rihla/contract/rules";
import { createTranslator } from "use-intl/core";

import ar from "./messages/ar/mail.json" with { type: "json" };
import en from "./messages/en/mail.json" with { type: "json" };
import fr from "./messages/fr/mail.json" with { type: "json" };

const mail: Record<Language, typeof fr> = { fr, en, ar };

/** The words of mails, for plain Node: `mailTranslator("ar")("code.subject", { code })`. Throws on a missing value. */
export function mailTranslator(language: Language) {
  return createTranslator({
    locale: locales[language].tag,
    messages: mail[language],
    timeZone: "Africa/Algiers",
    onError: (error) => {
      throw error;
    },
  });
}
