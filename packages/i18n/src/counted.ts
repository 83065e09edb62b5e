import { type Language, locales } from "@rihla/contract/rules";
import { formatNumber } from "./format.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Unit = "minutes" | "hours" | "days" | "years" | "digits" | "characters" | "percent";

/** `#` is the number. In Arabic as after "within" or "after": a pair is `يومين`, not `يومان`. */
const units: Record<Unit, Record<Language, Forms>> = {
  minutes: {
    fr: { one: "# minute", other: "# minutes" },
    en: { one: "# minute", other: "# minutes" },
    ar: { one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", other: "# دقيقة" },
  },
  percent: {
    fr: { other: "# %" },
    en: { other: "#%" },
    ar: { other: "#%" },
  },
  hours: {
    fr: { other: "# h" },
    en: { one: "# hour", other: "# hours" },
    ar: { one: "ساعة واحدة", two: "ساعتين", few: "# ساعات", other: "# ساعة" },
  },
  days: {
    fr: { one: "# jour", other: "# jours" },
    en: { one: "# day", other: "# days" },
    ar: { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
  },
  years: {
    fr: { one: "# an", other: "# ans" },
    en: { one: "# year", other: "# years" },
    ar: { one: "سنة واحدة", two: "سنتين", few: "# سنوات", many: "# سنة", other: "# سنة" },
  },
  digits: {
    fr: { one: "# chiffre", other: "# chiffres" },
    en: { one: "# digit", other: "# digits" },
    ar: { one: "رقم واحد", two: "رقمين", few: "# أرقام", many: "# رقمًا", other: "# رقم" },
  },
  characters: {
    fr: { one: "# caractère", other: "# caractères" },
    en: { one: "# character", other: "# characters" },
    ar: { one: "حرف واحد", two: "حرفين", few: "# أحرف", many: "# حرفًا", other: "# حرف" },
  },
};

/** `4 chiffres`, `1 day`, `يومين`: a whole number of something, kept on one line. */
export function formatCount(count: number, unit: Unit, language: Language): string {
  const forms = units[unit][language];
  const form = forms[new Intl.PluralRules(locales[language].tag).select(count)] ?? forms.other;
  return form.replace("#", formatNumber(count)).replaceAll(" ", "\u00a0");
}

const mostHours = 48;

/** A time that is known in hours, as people say it: `24 h`, `48 hours`, then `14 jours` where it is whole days. */
export function formatHours(hours: number, language: Language): string {
  const isSaidInDays = hours > mostHours && hours % 24 === 0;
  return isSaidInDays ? formatCount(hours / 24, "days", language) : formatCount(hours, "hours", language);
}

/** `80 %` in French, `80%` elsewhere. */
export const formatPercent = (percent: number, language: Language): string =>
  formatCount(percent, "percent", language);
