import { type Esim, type EsimStatus, esimStatuses } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy, issuedEsim, planThatStarts, refreshed } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPuzzlingEsims, findStatusChanges } from "./esim-life.repository.ts";
import { provisionEsim } from "./provisioning/provisioning.test-kit.ts";
import { refreshEsim } from "./refresh-esim.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

type Supplier = (iccid: string) => Promise<unknown>;
const step =
  (name: string, bytes?: number): Supplier =>
  (iccid) =>
    shop.sandbox.stepEsim(iccid, name, bytes);
const misreport =
  (answer: object): Supplier =>
  (iccid) =>
    shop.sandbox.post(`/controls/esims/${iccid}/misreport`, answer);
const both =
  (...steps: Supplier[]): Supplier =>
  async (iccid) => {
    for (const one of steps) await one(iccid);
  };

/** Each status, what has to happen at the supplier for it, and what its owner reads: the tab, and how far it came. */
const lives: Array<[EsimStatus, string, Supplier | null, Esim["group"], Esim["reached"]]> = [
  ["allocating", "asked for", null, "active", null],
  ["new", "issued", async () => undefined, "active", "delivered"],
  ["installing", "being downloaded by a phone", step("download"), "active", "delivered"],
  ["onboard", "switched on", step("enable"), "active", "installed"],
  ["onboard", "on a network without having used any data", step("use"), "active", "connected"],
  ["in_use", "in use", step("use", 1000), "active", "connected"],
  ["in_use", "in use and switched off", both(step("use", 1000), step("disable")), "active", "connected"],
  ["depleted", "used up", step("deplete"), "active", "connected"],
  ["suspended", "suspended", both(step("use", 1000), step("suspend")), "active", "connected"],
  ["unknown", "in a state without a word", misreport({ esimStatus: "PARKED" }), "active", "delivered"],
  ["canceled", "given back", step("cancel"), "expired", "delivered"],
  ["revoked", "revoked", step("revoke"), "expired", "delivered"],
  ["expired", "over", both(step("use", 1000), step("expire")), "expired", "connected"],
  ["expired", "used up, then over", both(step("deplete"), step("expire")), "expired", "connected"],
  ["user_deleted", "deleted on the phone", step("delete"), "expired", "installed"],
  [
    "user_deleted",
    "deleted on the phone after use",
    both(step("use", 9), step("delete")),
    "expired",
    "connected",
  ],
  ["deleted", "taken away by its supplier", step("remove"), "expired", "delivered"],
];

async function lived(happen: Supplier | null): Promise<Esim> {
  if (!happen) {
    const owner = await buy(shop, await planThatStarts(shop));
    return (await callApi(shop, "GET", `/esims/${owner.order.esims[0]?.id}`, { as: owner.as })).data as Esim;
  }
  const { owner, esim } = await issuedEsim(shop);
  await happen(esim.iccid as string);
  return refreshed(shop, owner, esim.id);
}

describe("an eSIM, as its owner sees it,", () => {
  it.each(lives)("is %s when it is %s", async (status, _what, happen, group, reached) => {
    expect(await lived(happen)).toMatchObject({ status, group, reached });
  });

  it("has every status of the specification in this table", () => {
    expect(new Set(lives.map(([status]) => status))).toEqual(new Set(esimStatuses));
  });

  it("is canceled when its supplier refuses it, and listed no more", async () => {
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "200011",
    });
    const owner = await buy(shop, await planThatStarts(shop));
    const id = owner.order.esims[0]?.id as string;
    await provisionEsim(shop.app, id);
    expect((await callApi(shop, "GET", `/esims/${id}`, { as: owner.as })).status).toBe(404);
  });
});

describe("of an eSIM's life", () => {
  it("each change of status is kept with its supplier's own words, and none twice", async () => {
    const { owner, esim } = await issuedEsim(shop);
    for (const name of ["download", "enable", "enable", "deplete"]) {
      await shop.sandbox.stepEsim(esim.iccid as string, name);
      await refreshed(shop, owner, esim.id);
    }
    const told = (await findStatusChanges(shop.app.db, esim.id)).map(({ status, saidState }) => [
      status,
      saidState,
    ]);
    expect(told).toEqual([
      ["depleted", "ENABLED USED_UP"],
      ["onboard", "ENABLED GOT_RESOURCE"],
      ["installing", "DOWNLOAD GOT_RESOURCE"],
    ]);
  });

  it("a state without a word is reported once, with what the supplier said, and listed until it passes", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const puzzling = async () => (await findPuzzlingEsims(shop.app.db)).filter(({ id }) => id === esim.id);
    const reports = () =>
      shop
        .logged()
        .split("\n")
        .filter((line) => line.includes("MOTHBALLED")).length;
    await misreport({ esimStatus: "MOTHBALLED" })(esim.iccid as string);
    for (const _twice of [1, 2]) await refreshed(shop, owner, esim.id);
    expect(reports()).toBe(1);
    expect(await puzzling()).toMatchObject([{ saidState: "RELEASED MOTHBALLED" }]);
    await misreport({})(esim.iccid as string);
    expect((await refreshed(shop, owner, esim.id)).status).toBe("new");
    expect(await puzzling()).toEqual([]);
  });

  it("one that its supplier had lost and finds again goes on", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const { endpoint, kind } = { endpoint: "esim-access:esim/query", kind: "business-error" };
    await shop.sandbox.fault({ endpoint, kind, errorCode: "310403" });
    expect((await refreshed(shop, owner, esim.id)).status).toBe("deleted");
    expect((await refreshed(shop, owner, esim.id)).status).toBe("new");
  });

  it("what must be known now is asked even where another question began later than it", async () => {
    const { esim } = await issuedEsim(shop);
    const askedAt = sql<Date>`clock_timestamp() + interval '1 minute'`;
    await shop.app.db.updateTable("esim").set({ askedAt }).where("id", "=", esim.id).execute();
    expect(await refreshEsim(shop.app, esim.id, 30)).toBe(false);
    expect(await refreshEsim(shop.app, esim.id, 0)).toBe(true);
  });

  it("the first connection is dated by the supplier, where the plan starts by it", async () => {
    const { owner, esim } = await issuedEsim(shop);
    await shop.sandbox.stepEsim(esim.iccid as string, "use");
    await misreport({ activateTime: "2026-01-10T11:32:00+0000" })(esim.iccid as string);
    const { connection, timeZones } = await refreshed(shop, owner, esim.id);
    expect(connection).toEqual({ at: "2026-01-10T11:32:00.000Z", exactly: true });
    expect(timeZones).toEqual(["Europe/Istanbul"]);
  });
});
