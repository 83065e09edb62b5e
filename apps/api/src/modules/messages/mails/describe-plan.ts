import type { Language, Plan } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";

/** A plan in a few words: `3 Go, 15 jours`. `days` are those bought. */
export function describePlan(
  language: Language,
  plan: Pick<Plan, "kind" | "dataBytes">,
  days: number,
): string {
  return mailTranslator(language)(`plan.${plan.kind}`, { data: formatData(plan.dataBytes, language), days });
}
