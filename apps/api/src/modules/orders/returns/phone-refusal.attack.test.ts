import type { Cancellation, DeviceCheck } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { attack } from "../../../testing/attack.ts";
import { anyPlan, callApi, type Guest, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { sweepEsims } from "../../esims/index.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../../payments/index.ts";

const checked: DeviceCheck = { model: "Galaxy S23", eid: "verified", lock: "free", forSomebodyElse: false };
/** One whose people decide, and one that only ends an eSIM, for nothing. */
const shops = new Map<string, { shop: TestShop; plan: string }>();
beforeAll(async () => {
  for (const name of ["airalo", "esim-go"]) {
    const shop = await createStockedShop({ ESIM_PROVIDERS: name, ESIM_GO_REFUNDS: "manual" });
    shops.set(name, { shop, plan: await anyPlan(shop) });
  }
}, 180_000);
afterAll(async () => {
  for (const { shop } of shops.values()) await shop.close();
});

type Bought = Guest & { esim: string; iccid: string; paymentId: string; price: number };
let cards = 0;
async function buy(name: string, email?: string, card = ++cards): Promise<Bought> {
  const { shop, plan } = shops.get(name) as { shop: TestShop; plan: string };
  const billing = email && { billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" } };
  const guest = await order(shop, [{ plan, quantity: 1 }], { deviceCheck: checked, ...billing });
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  // As its gateway shows it.
  await sql`update payment set card = ${String(card).padStart(4, "0")} where id = ${payment.id}`.execute(
    shop.app.db,
  );
  const esim = String((await seeOrder(shop, guest)).esims[0]?.id);
  await provisionEsim(shop.app, esim);
  const row = await shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("id", "=", esim)
    .executeTakeFirstOrThrow();
  return { ...guest, esim, iccid: String(row.iccid), paymentId: payment.id, price: guest.order.total.amount };
}
async function refuse(
  { shop }: { shop: TestShop },
  one: Bought,
  as: { secret: string } | { token: string } = one,
) {
  const body = { esim: one.esim, what: "phone_refuses", to: "card" };
  const { data } = await callApi(shop, "POST", `/orders/${one.number}/failures`, { body, as });
  return (data as Cancellation | undefined)?.esims[0]?.failure;
}
/** With somebody's phone; whether anything was used. */
async function use({ shop }: { shop: TestShop }, name: string, one: Bought): Promise<boolean> {
  const amount = name === "airalo" ? { megabytes: 50 } : { bytes: 50_000_000 };
  await shop.sandbox.post(`/controls/${name}/esims/${one.iccid}/use`, amount);
  const reading = await shop.app.providers.get(name)?.fetchEsim(one.iccid);
  return reading?.outcome === "read" && reading.esim.usedBytes > 0;
}
const refundsOf = ({ shop }: { shop: TestShop }, one: Bought) =>
  shop.app.db.selectFrom("refund").select("amount").where("paymentId", "=", one.paymentId).execute();
const suppliersYes = ({ shop }: { shop: TestShop }, one: Bought) =>
  runOps(["supplier-said", one.esim, "yes", "--by", "Amel", "--why", "their mail", "--json"], (run) =>
    run(shop.app),
  );
const of = (name: string) => shops.get(name) as { shop: TestShop; plan: string };

attack(
  "a fresh guest reads the code, says that the phone refuses it, and uses it",
  { short: 2, whole: 30 },
  async (tries) => {
    for (const name of ["airalo", "esim-go"])
      for (let one = 0; one < tries; one++) {
        const at = of(name);
        const bought = await buy(name);
        expect(await refuse(at, bought)).toBe("with_support");
        const used = await use(at, name, bought);
        await sweepEsims(at.shop.app);
        // What its supplier has ended serves nobody; what it has not is not paid back.
        expect([used, await refundsOf(at, bought)]).toEqual([name === "airalo", []]);
      }
  },
);

attack("fresh accounts do the same, signed in, with one card", { short: 2, whole: 20 }, async (tries) => {
  for (const name of ["airalo", "esim-go"]) {
    const at = of(name);
    const card = ++cards;
    let paidBack = 0;
    for (let one = 0; one < tries; one++) {
      const bought = await buy(name, undefined, card);
      await refuse(at, bought, { token: await signIn(at.shop, bought.email) });
      const wasUsed = await use(at, name, bought);
      await sweepEsims(at.shop.app);
      const refunds = await refundsOf(at, bought);
      expect(wasUsed && refunds.length > 0).toBe(false);
      paidBack += refunds.length;
    }
    expect(paidBack).toBe(name === "esim-go" ? 1 : 0);
  }
});

attack("one account says it of several eSIMs at the same moment", { short: 3, whole: 10 }, async (tries) => {
  const at = of("esim-go");
  const first = await buy("esim-go");
  const all = [first];
  while (all.length < tries) all.push(await buy("esim-go", first.email));
  const token = await signIn(at.shop, first.email);
  await Promise.all(all.map((one) => refuse(at, one, { token })));
  const refunds = (await Promise.all(all.map((one) => refundsOf(at, one)))).flat();
  expect(refunds).toHaveLength(1);
  for (const one of all) expect(await use(at, "esim-go", one)).toBe(false);
});

attack(
  "many accounts with cards of their own want more than the shop gives in a day, at the same moment",
  { short: 4, whole: 12 },
  async (tries) => {
    const at = of("esim-go");
    const before = await at.shop.app.db
      .selectFrom("esimFailure")
      .select(sql<number>`coalesce(sum(counted), 0)::float8`.as("sum"))
      .executeTakeFirstOrThrow();
    const all: Bought[] = [];
    while (all.length < tries) all.push(await buy("esim-go"));
    // Two of them, and not three.
    const daily = Math.ceil((before.sum + 2.5 * (all[0] as Bought).price) / 100);
    Object.assign(at.shop.app.config, { PHONE_REFUNDS_A_DAY: daily });
    await Promise.all(all.map(async (one) => refuse(at, one, { token: await signIn(at.shop, one.email) })));
    expect((await Promise.all(all.map((one) => refundsOf(at, one)))).flat()).toHaveLength(2);
    expect(at.shop.logged()).toContain("the day's sum for phones that refuse eSIMs is used up");
  },
);

attack(
  "an eSIM is used while its supplier's people decide, and they say yes all the same",
  { short: 1, whole: 5 },
  async (tries) => {
    const at = of("airalo");
    for (let one = 0; one < tries; one++) {
      const bought = await buy("airalo");
      const as = { token: await signIn(at.shop, bought.email) };
      await refuse(at, bought, as);
      await use(at, "airalo", bought);
      await at.shop.app.db.updateTable("esim").set({ askedAt: null }).where("id", "=", bought.esim).execute();
      await callApi(at.shop, "POST", `/esims/${bought.esim}/refresh`, { as });
      await suppliersYes(at, bought);
      expect(await refundsOf(at, bought)).toEqual([]);
    }
  },
);
