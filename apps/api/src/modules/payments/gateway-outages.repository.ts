import { sql } from "kysely";
import type { Db } from "../../database.ts";

/** What processes know together of gateways that open no pages. */
export type OutageBook = {
  down(gateway: string): Promise<void>;
  /** `itself`: who says so has seen it down; another has not, and believes who saw it fail within the last minute. */
  up(gateway: string, itself: boolean): Promise<void>;
};

/** Somebody waits to pay meanwhile: where it can't be noted it is not. */
export const outageBook = (db: Db): OutageBook => ({
  async down(gateway) {
    await sql`
      insert into gateway_outage (gateway) values (${gateway})
      on conflict (gateway) do update set last_failure_at = clock_timestamp()`
      .execute(db)
      .catch(onlyAHint);
  },
  async up(gateway, itself) {
    await sql`
      delete from gateway_outage where gateway = ${gateway}
        and (${itself} or last_failure_at < clock_timestamp() - interval '1 minute')`
      .execute(db)
      .catch(onlyAHint);
  },
});

const onlyAHint = () => undefined;

type GatewayOutage = { gateway: string; since: Date; lastFailureAt: Date };

export async function findGatewayOutages(db: Db): Promise<GatewayOutage[]> {
  const { rows } = await sql<GatewayOutage>`
    select gateway, since, last_failure_at from gateway_outage order by since, gateway`.execute(db);
  return rows;
}
