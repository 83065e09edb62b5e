import {
  alertKinds,
  esimNotificationKinds,
  feedbackReadings,
  notificationKinds,
  refusalCauses,
} from "@rihla/contract";
import { disputeReasons, disputeStates } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planStates } from "./modules/esims/esim-provider.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** `left-10` was told once and stands in old rows. */
const formerAlerts = ["left-10"];

test.each([
  ["esim", "plan_state", planStates],
  ["esim_alert", "kind", [...esimNotificationKinds, ...formerAlerts]],
  ["esim_feedback", "reading", feedbackReadings],
  ["payment", "refusal_cause", refusalCauses],
  ["dispute", "reason", disputeReasons],
  ["dispute", "status", disputeStates],
  ["unwanted_mail", "kind", alertKinds],
  ["unwanted_notification", "kind", notificationKinds],
] as const)(
  "the database takes for %s.%s what the code's list names, and nothing else",
  async (table, column, list) => {
    expect((await checked(table, column)).toSorted()).toEqual([...list].toSorted());
  },
);

/** The words that the check of this column alone names. */
async function checked(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}`.execute(shop.app.db);
  return rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']+)'::text/g)].map(([, word = ""]) => word),
  );
}
