import { randomUUID } from "node:crypto";
import type { FollowedEsim } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailToken, readMailToken } from "./modules/messages/choices/mail-link.ts";
import { noteSecretKey } from "./modules/operators/index.ts";
import { deriveCode } from "./modules/sign-in/one-time-code.ts";
import { blockVouchers, exportVouchers, makeBatch } from "./modules/vouchers/index.ts";
import { checkPin } from "./modules/wallet/index.ts";
import { runOps } from "./ops/run-ops.ts";
import { issuedEsim } from "./testing/issued-esim.ts";
import { anyPlan, callApi, type Guest, order } from "./testing/purchase.ts";
import { setPin } from "./testing/set-pin.ts";
import { signIn } from "./testing/sign-in.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const [before, after] = [
  "the key before, of thirty-two characters",
  "the key after it, of thirty-two characters",
];
let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ SECRET_KEY: before });
});
afterAll(() => shop.close());
const keys = (SECRET_KEY: string, SECRET_KEY_OLD?: string) =>
  Object.assign(shop.app.config, { SECRET_KEY, SECRET_KEY_OLD });

/** What people have in hand. */
async function handOut() {
  const guest = await order(shop);
  const { owner, esim } = await issuedEsim(shop);
  const shared = await callApi(shop, "PUT", `/orders/${owner.number}/shares`, {
    as: owner.as,
    body: { esims: [{ id: esim.id }], language: "ar", largeType: false },
  });
  const [{ share }] = shared.data as [FollowedEsim];
  const customers = await Promise.all([newCustomer(), newCustomer()]);
  const batch = { plan: await anyPlan(shop), quantity: 3, expiresAt: new Date(Date.now() + 86_400_000) };
  const { number } = await makeBatch(shop.app, batch);
  const { vouchers } = await exportVouchers(shop.app, number);
  return { guest, owner, esim, link: String(share?.token), customers, batch: number, vouchers };
}
let held: Awaited<ReturnType<typeof handOut>>;

async function newCustomer() {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(shop, email);
  await setPin(shop, token, "4711");
  const { id } = await shop.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, token };
}

const opens = async (guest: Guest) =>
  (await callApi(shop, "GET", `/orders/${guest.number}`, { as: { secret: guest.secret } })).status === 200;
const isRight = (customer: { id: string }, pin = "4711") =>
  checkPin(shop.app, { customerId: customer.id, pin }).then(
    () => true,
    () => false,
  );
const lookUp = (token: string) => callApi(shop, "POST", "/shares/lookup", { body: { token } });
const tokenToldTo = async ({ owner }: typeof held) => {
  const { data } = await callApi(shop, "GET", `/orders/${owner.number}/shares`, { as: owner.as });
  return (data as FollowedEsim[])[0]?.share?.token;
};
const redeem = ({ token }: { token: string }, code = "") =>
  callApi(shop, "POST", "/vouchers/redemptions", { as: { token }, body: { code, language: "fr" } });

describe("while the key before is still good", () => {
  beforeAll(async () => {
    held = await handOut();
    keys(after, before);
  });

  it("a guest's secret opens their order, and nobody else's", async () => {
    expect(await opens(held.guest)).toBe(true);
    const another = await order(shop);
    expect(await opens(another)).toBe(true);
    expect(await opens({ ...another, secret: held.guest.secret })).toBe(false);
  });

  it("a link to an eSIM opens it and is told again to the buyer", async () => {
    expect((await lookUp(held.link)).status).toBe(200);
    expect(await tokenToldTo(held)).toBe(held.link);
  });

  it("a voucher is printed with the same code and buys an eSIM, once", async () => {
    expect((await exportVouchers(shop.app, held.batch)).vouchers).toEqual(held.vouchers);
    const [first, second] = held.customers;
    expect((await redeem(first, held.vouchers[0]?.code)).status).toBe(201);
    expect((await redeem(second, held.vouchers[0]?.code)).problem.code).toBe("voucher_used");
  });

  it("the same request to redeem one, sent before and after, is one order", async () => {
    const key = randomUUID();
    const [first] = held.customers;
    const asked = { as: first, body: { code: held.vouchers[1]?.code, language: "fr" }, key };
    keys(before);
    const one = await callApi(shop, "POST", "/vouchers/redemptions", asked);
    keys(after, before);
    const again = await callApi(shop, "POST", "/vouchers/redemptions", asked);
    expect([one.status, again.data]).toEqual([201, one.data]);
  });

  it("a wallet's PIN is right, a wrong one is not", async () => {
    const [first] = held.customers;
    expect([await isRight(first, "4712"), await isRight(first)]).toEqual([false, true]);
  });

  it("a code that was mailed signs in, and the link of a mail is read", async () => {
    const email = `${randomUUID()}@example.com`;
    keys(before);
    await callApi(shop, "POST", "/auth/codes", { body: { email, language: "fr" } });
    const row = await shop.app.db
      .selectFrom("oneTimeCode")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    keys(after, before);
    const body = { email, code: deriveCode(before, row.id, row) };
    expect((await callApi(shop, "POST", "/auth/sessions", { body })).status).toBe(201);
    const link = mailToken(before, held.esim.id, "used-80");
    expect(await readMailToken(shop.app, link)).toMatchObject({ email: held.owner.email });
  });
});

describe("once the key before is taken away", () => {
  beforeAll(() => {
    keys(after);
  });

  it("what was made with it ends, and what was taken up meanwhile goes on", async () => {
    const [first, second] = held.customers;
    expect(await opens(held.guest)).toBe(false);
    expect([await isRight(first), await isRight(second)]).toEqual([true, false]);
    expect((await lookUp(held.link)).status).toBe(200);
    expect(await tokenToldTo(held)).toBeNull();
    expect((await redeem(second, held.vouchers[2]?.code)).problem.code).toBe("voucher_not_found");
    await expect(exportVouchers(shop.app, held.batch)).rejects.toThrow("key");
  });
});

describe("an operator", () => {
  const told = async () => JSON.parse(await runOps(["keys", "--json"], (run) => run(shop.app)));

  it("is told what depends on the key before, and when nothing does", async () => {
    await sql`delete from secret_key_use`.execute(shop.app.db);
    keys(before);
    expect(await told()).toMatchObject({ since: null, dependOnIt: "nothing" });
    const { customers, batch } = await handOut();
    keys(after, before);
    const [used, depending] = await Promise.all([told(), told()]);
    expect(used.keyBefore).toBe("is SECRET_KEY_OLD");
    const { esimsOpenedByLinks, linksToldAgain, vouchers, pins } = depending.dependOnIt;
    for (const one of [esimsOpenedByLinks, linksToldAgain, vouchers, pins]) expect(one).toBeGreaterThan(0);
    for (const customer of customers) expect(await isRight(customer)).toBe(true);
    expect((await told()).dependOnIt.pins).toBe(pins - customers.length);
    await blockVouchers(shop.app.db, batch, undefined, "turned over");
    expect((await told()).dependOnIt.vouchers).toBe(vouchers - 3);
    // New ones are made with the new key.
    await handOut();
    expect((await told()).dependOnIt.pins).toBe(pins - customers.length);
    await sql`update secret_key_use set since = '2020-01-01' where since is not null`.execute(shop.app.db);
    expect(await told()).toMatchObject({ dependOnIt: "nothing" });
  });

  it("hears of it where the key before was forgotten, or came back", async () => {
    await sql`delete from secret_key_use`.execute(shop.app.db);
    keys(before);
    await noteSecretKey(shop.app);
    await handOut();
    keys(after, before);
    await noteSecretKey(shop.app);
    expect(shop.logged()).not.toContain("SECRET_KEY");
    keys(after);
    await noteSecretKey(shop.app);
    expect(shop.logged()).toContain("SECRET_KEY_OLD is not the key before it");
    keys(before);
    await noteSecretKey(shop.app);
    expect(shop.logged()).toContain("SECRET_KEY is one that was replaced");
    for (const key of [before, after]) expect(shop.logged()).not.toContain(key);
  });
});
