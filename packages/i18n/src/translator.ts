import { type Language, locales } from "@rihla/contract/rules";
import { createTranslator } from "use-intl/core";

import ar from "./messages/ar/mail.json" with { type: "json" };
import arPayment from "./messages/ar/payment.json" with { type: "json" };
import en from "./messages/en/mail.json" with { type: "json" };
import enPayment from "./messages/en/payment.json" with { type: "json" };
import fr from "./messages/fr/mail.json" with { type: "json" };
import frPayment from "./messages/fr/payment.json" with { type: "json" };

const mail: Record<Language, typeof fr> = { fr, en, ar };

const payment: Record<Language, typeof frPayment> = { fr: frPayment, en: enPayment, ar: arPayment };

/** The words of mails, for plain Node: `mailTranslator("ar")("code.subject", { code })`. Throws on a missing value. */
export const mailTranslator = (language: Language) => translator(language, mail[language]);

/** The words of payments and their receipts, for papers made by the server. */
export const paymentTranslator = (language: Language) => translator(language, payment[language]);

function translator<Words extends typeof fr | typeof frPayment>(language: Language, messages: Words) {
  return createTranslator<Words>({
    locale: locales[language].tag,
    messages,
    timeZone: "Africa/Algiers",
    onError: (error) => {
      throw error;
    },
  });
}
