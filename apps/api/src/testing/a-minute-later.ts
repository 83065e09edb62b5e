import { sql } from "kysely";
import type { TestShop } from "./test-shop.ts";

/** What a dead process held is free, and what was to come later is due: as after a minute, without the minute. */
export async function aMinuteLater({ app: { db } }: TestShop): Promise<void> {
  await sql`update esim set lease_until = now(), next_attempt_at = now() where provisioning in ('waiting', 'requested')`.execute(
    db,
  );
  await sql`update recharge set lease_until = now(), next_attempt_at = now() where status in ('waiting', 'requested')`.execute(
    db,
  );
  await sql`update payment set next_check_at = now(), checked_at = now() - interval '1 minute' where next_check_at is not null`.execute(
    db,
  );
  await sql`update jobs.job set start_after = now() where state < 'active'`.execute(db);
}
