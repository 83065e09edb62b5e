import type { Language } from "@rihla/contract";
import { captchaTranslator } from "@rihla/i18n/translator";

const kinds = {
  sum: ([a = 0, b = 0]: number[]) => a + b,
  after: ([a = 0]: number[]) => a + 1,
  largest: (numbers: number[]) => Math.max(...numbers),
};

/** What a person answers to a question. */
export function answerTo(question: string, language: Language = "en"): string {
  const t = captchaTranslator(language);
  const names = t("numbers").split("|");
  // "seventeen" before "seven".
  const anyName = new RegExp(names.toSorted((a, b) => b.length - a.length).join("|"), "g");
  for (const kind of ["sum", "after", "largest"] as const) {
    const [start = ""] = t(kind, { a: "|", b: "|", c: "|" }).split("|");
    if (!question.startsWith(start)) continue;
    const [asked = ""] = question.slice(start.length).split(/[?؟]/);
    return String(kinds[kind]([...asked.matchAll(anyName)].map(([name]) => names.indexOf(name))));
  }
  throw new Error(`Not a question: ${question}`);
}
