import { lateDeliveryHours } from "@rihla/contract";
import { deliveryMinutes } from "@rihla/contract/rules/delivery-time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import { buyAsGuest } from "../../../testing/issued-esim.ts";
import { anyPlan, seeOrder } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { refundsWithDestinationOf } from "./fulfilment.test-kit.ts";
import { lookAtLateEsims } from "./late-esims.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.clearFaults());

async function bought() {
  const guest = await buyAsGuest(shop, await anyPlan(shop));
  return { ...guest, esim: guest.order.esims[0]?.id as string, price: guest.order.total.amount };
}
type Bought = Awaited<ReturnType<typeof bought>>;

/** As if it had been paid so many minutes ago. */
const paidAgo = (one: Bought, minutes: number) =>
  shop.app.db
    .updateTable("esim")
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where("id", "=", one.esim)
    .execute();
const look = async () => {
  await lookAtLateEsims(shop.app);
  await doJobs(shop, "mail-paid-order", "mail-late-order", "mail-order");
};
const subjects = async ({ email }: Bought) =>
  (await shop.sandbox.mailTo(email)).map(({ subject }) => subject).reverse();
const refundsOf = ({ paymentId }: Bought) => refundsWithDestinationOf(shop, paymentId);

/** Asked of a supplier that never answers. */
async function askedInVain(one: Bought) {
  await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "status", status: 502, times: 1 });
  await provisionEsim(shop.app, one.esim);
}

const dayOver = lateDeliveryHours * 60 + 1;

describe("an eSIM that is waited for", () => {
  it("is told of as soon as the money is there, before it comes, with the last hour and what happens otherwise", async () => {
    const one = await bought();
    expect(await seeOrder(shop, one)).toMatchObject({
      confirmationSent: false,
      awaitedSince: expect.any(String),
    });
    await doJobs(shop, "mail-paid-order");
    const [mail, ...others] = await shop.sandbox.mailTo(one.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("votre paiement est arrivé");
    expect(mail?.text).toContain("sinon votre argent retourne de lui-même sur la carte");
    expect((await seeOrder(shop, one)).confirmationSent).toBe(true);
  });

  it("has one mail, with its code, where it comes before anybody could be told of the money", async () => {
    const one = await bought();
    await provisionEsim(shop.app, one.esim);
    expect((await seeOrder(shop, one)).confirmationSent).toBe(false);
    await look();
    expect(await subjects(one)).toEqual([expect.stringContaining("est prête")]);
    expect(await seeOrder(shop, one)).toMatchObject({ confirmationSent: true, awaitedSince: null });
  });

  it("is told of once when it takes longer, by many workers at the same time", async () => {
    const one = await bought();
    await doJobs(shop, "mail-paid-order");
    await paidAgo(one, deliveryMinutes.mailed - 1);
    await look();
    expect(await subjects(one)).toHaveLength(1);
    await paidAgo(one, deliveryMinutes.mailed + 1);
    await Promise.all(Array.from({ length: 4 }, () => lookAtLateEsims(shop.app)));
    await look();
    expect(await subjects(one)).toEqual([
      expect.stringContaining("est arrivé"),
      expect.stringContaining("prend plus de temps"),
    ]);
    expect(await refundsOf(one)).toEqual([]);
  });

  it("is not told of as late where it has come before the mail was written", async () => {
    const one = await bought();
    await paidAgo(one, deliveryMinutes.mailed + 1);
    await lookAtLateEsims(shop.app);
    await provisionEsim(shop.app, one.esim);
    await look();
    expect(await subjects(one)).toEqual([expect.stringContaining("est prête")]);
  });

  it.each([
    ["its supplier never answered", true],
    ["nobody asked its supplier", false],
  ])("is given up after the last hour and paid back once, unasked, where %s", async (_why, isAsked) => {
    const one = await bought();
    const neighbour = await bought();
    if (isAsked) await askedInVain(one);
    await paidAgo(one, dayOver - 2);
    await look();
    expect(await refundsOf(one)).toEqual([]);
    await paidAgo(one, dayOver);
    await Promise.all(Array.from({ length: 4 }, () => lookAtLateEsims(shop.app)));
    await look();
    // What its supplier still sends is not delivered.
    await provisionEsim(shop.app, one.esim, true);
    expect(await refundsOf(one)).toEqual([
      { amount: one.price, destination: "card", cause: `refused:${one.esim}` },
    ]);
    expect(await seeOrder(shop, one)).toMatchObject({
      status: "rejected",
      esims: [{ issued: false, refused: true }],
    });
    expect((await subjects(one)).at(-1)).toContain("vous êtes remboursé");
    expect(await refundsOf(neighbour)).toEqual([]);
    expect((await seeOrder(shop, neighbour)).esims).toMatchObject([{ refused: false }]);
  });

  it("that comes at the moment in which it is given up is either delivered or paid back, never both", async () => {
    for (let round = 0; round < 4; round++) {
      const one = await bought();
      await paidAgo(one, dayOver);
      await Promise.all([lookAtLateEsims(shop.app), provisionEsim(shop.app, one.esim)]);
      const [esim] = (await seeOrder(shop, one)).esims;
      expect(esim?.issued).not.toBe(esim?.refused);
      expect(await refundsOf(one)).toHaveLength(esim?.refused ? 1 : 0);
    }
  });
});
