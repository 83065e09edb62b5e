import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startShopProcess } from "../../testing/shop-process.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncAtStart } from "./sync-at-start.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ ESIM_PROVIDERS: "esim-access" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from jobs.job where name = 'sync-catalogue'`.execute(shop.app.db);
  await sql`delete from catalogue_sync`.execute(shop.app.db);
});

/** Those that are not over. */
async function syncs(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from jobs.job where name = 'sync-catalogue' and state < 'completed'`.execute(
    shop.app.db,
  );
  return rows.map(({ state }) => state);
}
const age = (interval: string) =>
  sql`update catalogue_sync set finished_at = now() - ${interval}::interval`.execute(shop.app.db);

describe("a worker that starts", () => {
  it("has a catalogue read that was never read, and one that is old", async () => {
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual(["created"]);
    await sql`delete from jobs.job where name = 'sync-catalogue'`.execute(shop.app.db);
    await syncCatalogue(shop.app);
    await age("61 minutes");
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual(["created"]);
  });

  it("asks for nothing where the last sync is fresh, also as a process of its own", async () => {
    await syncCatalogue(shop.app);
    await age("59 minutes");
    await syncAtStart(shop.app);
    const worker = await startShopProcess(shop, "worker");
    expect(await syncs()).toEqual([]);
    await worker.kill();
  });

  it("asks where a destination has no name in a language of this release", async () => {
    await syncCatalogue(shop.app);
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual([]);
    await sql`update destination set names = names - 'en' where code = 'FR'`.execute(shop.app.db);
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual(["created"]);
    await sql`delete from jobs.job where name = 'sync-catalogue'`.execute(shop.app.db);
    await syncCatalogue(shop.app);
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual([]);
  });

  it("asks where nothing has a price in a currency of this release", async () => {
    await syncCatalogue(shop.app);
    await sql`insert into price_book (rules, handicaps, rates) select rules, handicaps, '[{"code":"DZD","perUsdE4":1350000}]'
      from price_book order by version desc limit 1`.execute(shop.app.db);
    await syncAtStart(shop.app);
    expect(await syncs()).toEqual(["created"]);
  });

  it("asks where the last one failed, or a provider was set up since", async () => {
    await syncCatalogue(shop.app);
    await sql`update catalogue_sync set error = 'no'`.execute(shop.app.db);
    await syncAtStart(shop.app);
    expect(await syncs()).toHaveLength(1);
    await sql`delete from jobs.job where name = 'sync-catalogue'`.execute(shop.app.db);
    await sql`update catalogue_sync set error = null`.execute(shop.app.db);
    const airalo = shop.app.providers.get("airalo");
    if (!airalo) throw new Error("not set up");
    await syncAtStart({ ...shop.app, sellingProviders: [...shop.app.sellingProviders, airalo] });
    expect(await syncs()).toHaveLength(1);
  });
});

describe("syncs of the catalogue", () => {
  it("are one, however many workers start at once and die while they sync", async () => {
    for (let start = 0; start < 5; start++) {
      await Promise.all([1, 2, 3].map(() => syncAtStart(shop.app)));
      // Whoever had it is dead, and nobody has noticed yet.
      await sql`update jobs.job set state = 'active', started_on = now() where name = 'sync-catalogue' and state = 'created'`.execute(
        shop.app.db,
      );
    }
    expect(await syncs()).toEqual(["active"]);
  });
});
