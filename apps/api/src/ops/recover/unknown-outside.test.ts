import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freely } from "../../modules/esims/esim-provider.conformance.ts";
import { provisionEsim } from "../../modules/esims/provisioning/provisioning.test-kit.ts";
import {
  elsewhere,
  openAt,
  takeAt,
  takeElsewhere,
} from "../../modules/operators/takings/takings.test-kit.ts";
import { settlePayment } from "../../modules/payments/index.ts";
import { companyFolders } from "../../testing/company-folders.ts";
import { buyAsGuest } from "../../testing/issued-esim.ts";
import { companies, listing, paidAtAll } from "../../testing/played-gateways.ts";
import { anyPlan, transactionOf } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { runOps } from "../run-ops.ts";

const suppliers = companyFolders("esim");
let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: paidAtAll, ESIM_PROVIDERS: suppliers.join() });
});
afterAll(() => shop.close());

const hour = 60 * 60 * 1000;
const lately = () => [Date.now() - hour, Date.now() + hour].map((at) => new Date(at).toISOString());
const forgotten = async (...span: string[]) =>
  JSON.parse(await runOps(["recover", ...span, "--json"], (run) => run(shop.app)));

describe("what the database has forgotten", () => {
  it("is not asked for of a span that ends before it begins, where nothing would ever be found", async () => {
    await expect(forgotten("2026-05-03T14:05", "2026-05-03T13:05")).rejects.toThrow(/FROM must be before TO/);
    await expect(forgotten("2026-05-03", "2026-05-03")).rejects.toThrow(/FROM must be before TO/);
  });

  it.each(suppliers)("is named of what was ordered at %s, and nothing that is known", async (name) => {
    const offer = await shop.app.db
      .selectFrom("planOffer")
      .select("planOffer.providerPackage")
      .where("planOffer.provider", "=", name)
      .innerJoin("plan", "plan.code", "planOffer.planCode")
      .where("plan.kind", "=", "fixed")
      .executeTakeFirstOrThrow();
    const provider = shop.app.providers.get(name);
    const wish = {
      reference: randomUUID(),
      packageCode: offer.providerPackage,
      quantity: 1,
      periodDays: null,
    };
    const placed = await provider?.placeOrder(wish, freely);
    if (placed?.outcome !== "accepted") throw new Error(JSON.stringify(placed));
    const { orders } = await forgotten(...lately());
    const here = orders.filter((one: { provider: string }) => one.provider === name);
    expect(here).toMatchObject([{ order: placed.order }]);
  });

  it.each(listing)("is named of what $name took, and nothing that is known", async ({ name }) => {
    const known = await openAt(shop, name);
    await takeAt(shop, name, transactionOf(known));
    await settlePayment(shop.app, known.id);
    await takeElsewhere(shop, name);
    const { payments } = await forgotten(...lately());
    const here = payments.filter((one: { gateway: string }) => one.gateway === name);
    expect(here).toMatchObject([{ amount: { amount: elsewhere, currency: companies[name].currency } }]);
  });

  it("has nothing of a purchase that is here, and nothing of another time", async () => {
    const before = await forgotten(...lately());
    const { order } = await buyAsGuest(shop, await anyPlan(shop));
    await provisionEsim(shop.app, String(order.esims[0]?.id));
    expect((await forgotten(...lately())).orders).toEqual(before.orders);
    expect(await forgotten("2026-01-01", "2026-01-02")).toMatchObject({ payments: [], orders: [] });
  });

  it("says of whom it can't know", async () => {
    const { notSeen } = await forgotten(...lately());
    const lists = listing.map(({ name }) => name as string);
    const without = Object.keys(companies).filter((name) => !lists.includes(name));
    expect(notSeen.map(({ at }: { at: string }) => at)).toEqual(expect.arrayContaining(without));
    await shop.sandbox.fault({ endpoint: "esim-go:GET orders", kind: "status", status: 500, times: 1 });
    const told = await forgotten(...lately());
    expect(told.notSeen).toContainEqual({ at: "esim-go", why: expect.stringContaining("no answer") });
  });

  it("is asked for from a time to another", async () => {
    await expect(forgotten("yesterday", "2026-01-02")).rejects.toThrow("is no time");
    await expect(forgotten("2026-01-02")).rejects.toThrow("TO is missing");
  });
});
