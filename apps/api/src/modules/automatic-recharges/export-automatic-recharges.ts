import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { findRunsBefore, findSettingsBefore } from "./automatic-recharges.repository.ts";

/** What is set for this owner's eSIMs, in pages. */
export async function* exportAutomaticRecharges(
  db: Db,
  email: string,
): AsyncGenerator<PersonalData["automaticRecharges"]> {
  for await (const rows of readPages((before, limit) => findSettingsBefore(db, email, before, limit)))
    yield rows.map(({ esimId, planCode, ceiling, currency, createdAt }) => ({
      esim: esimId,
      plan: planCode,
      ceiling: { amount: ceiling, currency },
      since: createdAt.toISOString(),
    }));
}

/** How often, and how it came out, in pages. */
export async function* exportRechargeRuns(
  db: Db,
  email: string,
): AsyncGenerator<PersonalData["automaticRechargeRuns"]> {
  for await (const rows of readPages((before, limit) => findRunsBefore(db, email, before, limit)))
    yield rows.map(({ esimId, outcome, orderNumber, at }) => ({
      esim: esimId,
      outcome,
      orderNumber,
      at: at.toISOString(),
    }));
}
