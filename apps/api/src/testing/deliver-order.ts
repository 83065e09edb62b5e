import { sql } from "kysely";
import { sweepEsims } from "../modules/esims/index.ts";
import { doJobs } from "./do-jobs.ts";
import type { TestShop } from "./test-shop.ts";

const mostLooks = 10;

/**
 * Does all that is due until none of this order's eSIMs waits any more: as workers would, whose rests between two looks at
 * the supplier are over at once.
 */
export async function deliverOrder(shop: TestShop, { number }: { number: string }): Promise<void> {
  const { db } = shop.app;
  const waiting = sql`order_number = ${number} and provisioning in ('waiting', 'requested')`;
  for (let look = 0; look < mostLooks; look++) {
    await doJobs(shop);
    const { rows } = await sql`select from esim where ${waiting}`.execute(db);
    if (rows.length === 0) return;
    await sql`update esim set next_attempt_at = now(), lease_until = null
      where ${waiting} and next_attempt_at is not null`.execute(db);
    await sql`delete from call_line where line like '% looks'`.execute(db);
    await sweepEsims(shop.app);
  }
  throw new Error(`Order ${number} is not delivered after ${mostLooks} looks`);
}
