import type { Language, Money } from "@rihla/contract";
import { givingBackTranslator, sayWhenToInstall } from "@rihla/i18n/translator";
import { describePlan } from "./describe-plan.ts";
import type { MailContent } from "./mailer.ts";

export type Named = [name: string, mail: MailContent];

export const at = new Date("2026-11-22T13:05:00Z");
export const by = new Date("2026-12-06T13:05:00Z");
export const amount: Money = { amount: 245_000, currency: "DZD" };
export const destinationNames = { fr: "France", en: "France", ar: "فرنسا" };
export const dataBytes = 3 * 1024 ** 3;

export const plan = (language: Language) => ({
  destinationName: destinationNames[language],
  planText: describePlan(language, { kind: "fixed", dataBytes }, 15),
});
export const order = (language: Language) => ({
  language,
  orderNumber: "R7K2M9QX",
  name: "Amina Haddad",
  orderUrl: "https://rihla.example/status/R7K2M9QX",
});

export const esimSample = (number: number, language: Language = "fr") => ({
  ...plan(language),
  whenToInstall: sayWhenToInstall(language, {
    starts: "first-connection",
    days: 15,
    installBeforeLeaving: false,
  }),
  givingBack: givingBackTranslator(language)("at-once"),
  position: { number, of: 2 },
  activationCode: `LPA:1$rsp.example.com$MATCHING-${number}`,
  smdpAddress: "rsp.example.com",
  matchingId: `MATCHING-${number}`,
});

export const deliveredSample = (language: Language, count = 2) => ({
  ...order(language),
  esims: Array.from({ length: count }, (_, index) => esimSample(index + 1, language)),
  installUrl: "https://rihla.example/esims",
  guideUrl: "https://rihla.example/guide",
});

export const refundSample = (language: Language, refundTo: "card" | "wallet" = "card") => ({
  ...order(language),
  amount,
  refundTo,
  by,
});
