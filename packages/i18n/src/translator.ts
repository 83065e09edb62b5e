import { type Language, locales } from "@rihla/contract/rules";
import { adviseInstalling, type InstallFacts } from "@rihla/contract/rules/install-time";
import { createTranslator } from "use-intl/core";

import arCaptcha from "./messages/ar/captcha.json" with { type: "json" };
import arCompany from "./messages/ar/company.json" with { type: "json" };
import arGivingBack from "./messages/ar/givingBack.json" with { type: "json" };
import arInstallTime from "./messages/ar/installTime.json" with { type: "json" };
import arInvoice from "./messages/ar/invoice.json" with { type: "json" };
import ar from "./messages/ar/mail.json" with { type: "json" };
import arMonth from "./messages/ar/month.json" with { type: "json" };
import arPaper from "./messages/ar/paper.json" with { type: "json" };
import arPayment from "./messages/ar/payment.json" with { type: "json" };
import arSheet from "./messages/ar/sheet.json" with { type: "json" };
import enCaptcha from "./messages/en/captcha.json" with { type: "json" };
import enCompany from "./messages/en/company.json" with { type: "json" };
import enGivingBack from "./messages/en/givingBack.json" with { type: "json" };
import enInstallTime from "./messages/en/installTime.json" with { type: "json" };
import enInvoice from "./messages/en/invoice.json" with { type: "json" };
import en from "./messages/en/mail.json" with { type: "json" };
import enMonth from "./messages/en/month.json" with { type: "json" };
import enPaper from "./messages/en/paper.json" with { type: "json" };
import enPayment from "./messages/en/payment.json" with { type: "json" };
import enSheet from "./messages/en/sheet.json" with { type: "json" };
import frCaptcha from "./messages/fr/captcha.json" with { type: "json" };
import frCompany from "./messages/fr/company.json" with { type: "json" };
import frGivingBack from "./messages/fr/givingBack.json" with { type: "json" };
import frInstallTime from "./messages/fr/installTime.json" with { type: "json" };
import frInvoice from "./messages/fr/invoice.json" with { type: "json" };
import fr from "./messages/fr/mail.json" with { type: "json" };
import frMonth from "./messages/fr/month.json" with { type: "json" };
import frPaper from "./messages/fr/paper.json" with { type: "json" };
import frPayment from "./messages/fr/payment.json" with { type: "json" };
import frSheet from "./messages/fr/sheet.json" with { type: "json" };
import { withRules } from "./rule-figures.ts";
import { spaced } from "./unbroken.ts";

const mail: Record<Language, typeof fr> = { fr, en, ar };

const payment: Record<Language, typeof frPayment> = { fr: frPayment, en: enPayment, ar: arPayment };

const invoice: Record<Language, typeof frInvoice> = { fr: frInvoice, en: enInvoice, ar: arInvoice };

const company: Record<Language, typeof frCompany> = { fr: frCompany, en: enCompany, ar: arCompany };

const captcha: Record<Language, typeof frCaptcha> = { fr: frCaptcha, en: enCaptcha, ar: arCaptcha };

const sheet: Record<Language, typeof frSheet> = { fr: frSheet, en: enSheet, ar: arSheet };

const month: Record<Language, typeof frMonth> = { fr: frMonth, en: enMonth, ar: arMonth };

const paper: Record<Language, typeof frPaper> = { fr: frPaper, en: enPaper, ar: arPaper };

const givingBack: Record<Language, typeof frGivingBack> = {
  fr: frGivingBack,
  en: enGivingBack,
  ar: arGivingBack,
};

const installTime: Record<Language, typeof frInstallTime> = {
  fr: frInstallTime,
  en: enInstallTime,
  ar: arInstallTime,
};

/** The words of mails, for plain Node: `mailTranslator("ar")("code.subject", { code })`. Throws on a missing value. */
export const mailTranslator = (language: Language) => translator(language, mail[language]);

/** The words of payments and their receipts, for papers made by the server. */
export const paymentTranslator = (language: Language) => translator(language, payment[language]);

/** What stands on invoices. */
export const invoiceTranslator = (language: Language) => translator(language, invoice[language]);

/** As what the screens and invoices know a company's numbers. */
export const companyTranslator = (language: Language) => translator(language, company[language]);

/** The questions before the bank's page. Only the server has them: a question is sent, not what it is made of. */
export const captchaTranslator = (language: Language) => translator(language, captcha[language]);

/** The pages that are printed for those an eSIM is shared with. */
export const sheetTranslator = (language: Language) => translator(language, sheet[language]);

const installTimeTranslator = (language: Language) => translator(language, installTime[language]);

/** When an eSIM that was paid is installed, for mails, notifications and papers. */
export function sayWhenToInstall(language: Language, facts: InstallFacts): string {
  const { place, time } = adviseInstalling(facts, true);
  return installTimeTranslator(language)(`${place}.${time}`);
}

/** How an eSIM is given back, for mails. */
export const givingBackTranslator = (language: Language) => translator(language, givingBack[language]);

/** A month of the books, for whoever does the accounts. */
export const monthTranslator = (language: Language) => translator(language, month[language]);

/** The guide on one page. */
export const paperTranslator = (language: Language) => translator(language, paper[language]);

function translator<
  Words extends
    | typeof fr
    | typeof frInstallTime
    | typeof frGivingBack
    | typeof frMonth
    | typeof frPaper
    | typeof frPayment
    | typeof frInvoice
    | typeof frCompany
    | typeof frCaptcha
    | typeof frSheet,
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
