import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { findLastSyncs, readRevision } from "./catalogue.repository.ts";
import { usualRules } from "./price-book.ts";
import { changeBook, changeRate } from "./prices.repository.ts";
import { type SyncResult, syncCatalogue } from "./sync-catalogue.ts";

/** A plan that the sandbox always has. */
const slug = "TN_1_7";

let shop: TestShop;
let first: SyncResult;

beforeAll(async () => {
  shop = await createTestShop();
  first = await syncCatalogue(shop.app);
});
afterAll(() => shop.close());
afterEach(() => shelfAsMade());

async function shelfAsMade(): Promise<void> {
  await shop.sandbox.clearFaults();
  await fetch(`${shop.sandbox.url}/controls/catalogue`, { method: "DELETE" });
}

const sync = () => syncCatalogue(shop.app);
const revision = () => readRevision(shop.app.db);
const list = (changes: object) => shop.sandbox.post("/controls/catalogue", changes);
const change = (fields: object) =>
  shop.sandbox.post<{ packageCode: string }>(`/controls/catalogue/packages/${slug}`, fields);

/** The plan that a package is an offer of. */
function planOf(packageCode: string) {
  return shop.app.db
    .selectFrom("plan")
    .innerJoin("planOffer", "planOffer.planCode", "plan.code")
    .selectAll("plan")
    .where("planOffer.providerPackage", "=", packageCode)
    .executeTakeFirstOrThrow();
}

/** Everything on sale, as the database has it, with the transaction that last wrote each row. */
function rowsOnSale() {
  return shop.app.db
    .selectFrom("plan")
    .select((eb) => ["code", "prices", "withdrawnAt", eb.ref("xmin" as "code").as("writtenBy")])
    .orderBy("code")
    .execute();
}
function destinationRows() {
  return shop.app.db
    .selectFrom("destination")
    .select((eb) => ["code", eb.ref("xmin" as "code").as("writtenBy")])
    .orderBy("code")
    .execute();
}

describe("a catalogue sync", () => {
  it("fills an empty shop with the whole world, the cheapest plan for 64 dinars", async () => {
    expect(first).toMatchObject({ changed: 0, withdrawn: 0, added: first.received - first.skipped.length });
    const answer = await shop.http.inject("/api/v1/app/catalogue");
    const { data } = answer.json();
    expect(data.countryCount).toBeGreaterThanOrEqual(190);
    expect(data.regionCount).toBeGreaterThanOrEqual(11);
    expect(data.planCount).toBe(first.added);
    expect(data.lowestPrice).toEqual({ amount: 6400, currency: "DZD" });
    expect(data.serviceFee).toEqual({ amount: 0, currency: "DZD" });
    const places = await shop.app.db.selectFrom("destination").select("code").execute();
    expect(places.filter(({ code }) => code === "GLOBAL")).toHaveLength(1);
  });

  it("that finds nothing new writes nothing, and the revision stays", async () => {
    const before = [await rowsOnSale(), await destinationRows(), await revision()];
    expect(await sync()).toMatchObject({ added: 0, changed: 0, withdrawn: 0, received: first.received });
    expect([await rowsOnSale(), await destinationRows(), await revision()]).toEqual(before);
  });
});

describe("a list that changed", () => {
  afterEach(async () => {
    await shelfAsMade();
    await sync();
  });

  it("takes over a changed price, of that plan only, and makes a new revision", async () => {
    const before = { rows: await rowsOnSale(), revision: await revision() };
    const { packageCode } = await change({ price: 20_000 });
    expect(await sync()).toMatchObject({ added: 0, changed: 1, withdrawn: 0 });
    // 2 dollars, 40 percent, 138 dinars: 386.4 dinars, upwards.
    expect(await planOf(packageCode)).toMatchObject({
      wholesaleUsdE4: 20_000,
      prices: { DZD: 38_700, USD: 280 },
    });
    expect(await revision()).toBe(before.revision + 1);
    const own = (await planOf(packageCode)).code;
    const others = (await rowsOnSale()).filter(({ code }) => code !== own);
    expect(others).toEqual(before.rows.filter(({ code }) => code !== own));
  });

  it("withdraws what vanished but keeps the row, and puts it back on sale when it returns", async () => {
    const { packageCode } = await change({ withdrawn: true });
    expect(await sync()).toMatchObject({ added: 0, changed: 0, withdrawn: 1 });
    expect(await planOf(packageCode)).toMatchObject({ withdrawnAt: expect.any(Date) });
    const { code } = await planOf(packageCode);
    expect((await shop.http.inject(`/api/v1/app/plans/${code}`)).statusCode).toBe(404);
    const gone = await revision();
    expect(await sync()).toMatchObject({ withdrawn: 0 });
    expect(await revision()).toBe(gone);

    await change({});
    expect(await sync()).toMatchObject({ added: 0, changed: 1, withdrawn: 0 });
    expect(await planOf(packageCode)).toMatchObject({ withdrawnAt: null });
    expect(await revision()).toBe(gone + 1);
  });

  it("adds a package that is new on the list", async () => {
    await list({ size: first.received + 1 });
    expect(await sync()).toMatchObject({ added: 1, changed: 0, withdrawn: 0 });
    await list({ size: 0 });
    expect(await sync()).toMatchObject({ added: 0, withdrawn: 1 });
  });

  it("takes a plan off sale, and no other, when the provider now prices it in euros", async () => {
    const { packageCode } = await change({ currencyCode: "EUR" });
    expect(await sync()).toMatchObject({ withdrawn: 1, changed: 0 });
    expect(await planOf(packageCode)).toMatchObject({ withdrawnAt: expect.any(Date) });
  });

  it("run by two at once changes everything once", async () => {
    const before = await revision();
    await change({ price: 30_000 });
    const results = await Promise.all([sync(), sync(), sync()]);
    expect(results.map(({ changed }) => changed).sort()).toEqual([0, 0, 1]);
    expect(await revision()).toBe(before + 1);
  });

  it("reprices everything when a rate has moved, and names the new book", async () => {
    const { packageCode } = await change({});
    const before = await planOf(packageCode);
    await changeRate(shop.app.db, "DZD", 1_505_000);
    expect(await sync()).toMatchObject({ changed: first.added, added: 0, withdrawn: 0 });
    const after = await planOf(packageCode);
    expect(after.prices.DZD).toBeGreaterThan(before.prices.DZD as number);
    expect(after.prices.USD).toBe(before.prices.USD);
    expect(after.priceBook).toBeGreaterThan(before.priceBook);
    await changeRate(shop.app.db, "DZD", 1_380_000);
  });

  it("reprices everything by new rules", async () => {
    const { packageCode } = await change({});
    const before = await planOf(packageCode);
    await changeBook(shop.app.db, { rules: [{ name: "dearer", percent: 60 }] });
    expect(await sync()).toMatchObject({ changed: first.added });
    expect(await planOf(packageCode)).toMatchObject({ priceRule: "dearer" });
    expect((await planOf(packageCode)).prices.USD).toBeGreaterThan(before.prices.USD as number);
    await changeBook(shop.app.db, { rules: usualRules });
  });

  it("leaves a record of what differs, with the wholesale prices before and after", async () => {
    const before = await planOf((await change({})).packageCode);
    await change({ price: 25_000 });
    await sync();
    const [record] = await findLastSyncs(shop.app.db, 1);
    expect(record).toMatchObject({
      changed: 1,
      error: null,
      providers: [{ provider: "esim-access", received: first.received, offers: first.added }],
      differences: [{ plan: before.code, change: "price", before: before.wholesaleUsdE4, after: 25_000 }],
    });
  });
});

describe("a list that is not good", () => {
  it("skips a broken package and one priced in euros, reports both, and sells all the others", async () => {
    await list({ brokenPackage: true, foreignCurrencyPackage: true });
    const before = await revision();
    const result = await sync();
    expect(result).toMatchObject({ added: 0, changed: 0, withdrawn: 0, received: first.received + 2 });
    const reported = result.skipped.map(({ package: name }) => name);
    expect(reported).toContain("PBROKENPK");
    expect(reported).toContain("PEUROPACK");
    const kept = await shop.app.db
      .selectFrom("catalogueSync")
      .selectAll()
      .orderBy("finishedAt", "desc")
      .executeTakeFirstOrThrow();
    expect(kept.skipped).toEqual(result.skipped);
    expect(await revision()).toBe(before);
  });

  it.each([{ list: "empty" }, { list: "half" }])(
    "keeps the shop as it is when the answer is %j",
    async (wrong) => {
      const before = [await rowsOnSale(), await revision()];
      await list(wrong);
      await expect(sync()).rejects.toThrow("kept as it is");
      expect([await rowsOnSale(), await revision()]).toEqual(before);
    },
  );

  it("takes half a list over when an operator says that it is right, but never an empty one", async () => {
    await list({ list: "half" });
    const half = await syncCatalogue(shop.app, { acceptShortList: true });
    expect(half.withdrawn).toBeGreaterThan(first.added * 0.3);
    await list({ list: "empty" });
    await expect(syncCatalogue(shop.app, { acceptShortList: true })).rejects.toThrow("kept as it is");
    await shelfAsMade();
    expect(await sync()).toMatchObject({ added: 0, withdrawn: 0 });
  });

  it.each(["html", "invalid-json", "empty", "drop"])(
    "keeps the shop as it is when the answer is %s",
    async (kind) => {
      const before = [await rowsOnSale(), await revision()];
      await shop.sandbox.fault({ endpoint: "esim-access:package/list", kind });
      await expect(sync()).rejects.toThrow();
      expect([await rowsOnSale(), await revision()]).toEqual(before);
    },
  );
});
