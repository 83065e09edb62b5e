import type { Language } from "@rihla/contract";
import { sayWhenToInstall } from "@rihla/i18n/translator";
import { mustInstallBeforeLeaving } from "@rihla/places/travel-notes";
import type { EsimRow } from "./esim.ts";

/** When an eSIM that was paid is best installed, as mails, notifications and papers say it. */
export function whenToInstall(language: Language, { plan, days }: Pick<EsimRow, "plan" | "days">): string {
  const installBeforeLeaving = mustInstallBeforeLeaving(plan.destination);
  return sayWhenToInstall(language, { ...plan, days, installBeforeLeaving });
}
