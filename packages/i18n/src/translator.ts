import { type Language, locales } from "@rihla/contract/rules";
import { createTranslator } from "use-intl/core";

import arCaptcha from "./messages/ar/captcha.json" with { type: "json" };
import ar from "./messages/ar/mail.json" with { type: "json" };
import arPaper from "./messages/ar/paper.json" with { type: "json" };
import arPayment from "./messages/ar/payment.json" with { type: "json" };
import arSheet from "./messages/ar/sheet.json" with { type: "json" };
import enCaptcha from "./messages/en/captcha.json" with { type: "json" };
import en from "./messages/en/mail.json" with { type: "json" };
import enPaper from "./messages/en/paper.json" with { type: "json" };
import enPayment from "./messages/en/payment.json" with { type: "json" };
import enSheet from "./messages/en/sheet.json" with { type: "json" };
import frCaptcha from "./messages/fr/captcha.json" with { type: "json" };
import fr from "./messages/fr/mail.json" with { type: "json" };
import frPaper from "./messages/fr/paper.json" with { type: "json" };
import frPayment from "./messages/fr/payment.json" with { type: "json" };
import frSheet from "./messages/fr/sheet.json" with { type: "json" };
import { withRules } from "./rule-figures.ts";
import { spaced } from "./unbroken.ts";

const mail: Record<Language, typeof fr> = { fr, en, ar };

const payment: Record<Language, typeof frPayment> = { fr: frPayment, en: enPayment, ar: arPayment };

const captcha: Record<Language, typeof frCaptcha> = { fr: frCaptcha, en: enCaptcha, ar: arCaptcha };

const sheet: Record<Language, typeof frSheet> = { fr: frSheet, en: enSheet, ar: arSheet };

const paper: Record<Language, typeof frPaper> = { fr: frPaper, en: enPaper, ar: arPaper };

/** The words of mails, for plain Node: `mailTranslator("ar")("code.subject", { code })`. Throws on a missing value. */
export const mailTranslator = (language: Language) => translator(language, mail[language]);

/** The words of payments and their receipts, for papers made by the server. */
export const paymentTranslator = (language: Language) => translator(language, payment[language]);

/** The questions before the bank's page. Only the server has them: a question is sent, not what it is made of. */
export const captchaTranslator = (language: Language) => translator(language, captcha[language]);

/** The pages that are printed for those an eSIM is shared with. */
export const sheetTranslator = (language: Language) => translator(language, sheet[language]);

/** The guide on one page. */
export const paperTranslator = (language: Language) => translator(language, paper[language]);

function translator<
  Words extends typeof fr | typeof frPaper | typeof frPayment | typeof frCaptcha | typeof frSheet,
>(language: Language, messages: Words) {
  return createTranslator<Words>({
    locale: locales[language].tag,
    messages: saidTree(messages, language),
    timeZone: "Africa/Algiers",
    onError: (error) => {
      throw error;
    },
  });
}

const saidTrees = new WeakMap<object, object>();

/** With the rules' figures, and with what must stay on one line. Once for each catalogue. */
function saidTree<Tree extends object>(tree: Tree, language: Language): Tree {
  const kept = saidTrees.get(tree) as Tree | undefined;
  if (kept) return kept;
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? spaced(withRules(value, language)) : saidTree(value, language),
  ]);
  const made: Tree = Object.fromEntries(entries);
  saidTrees.set(tree, made);
  return made;
}
