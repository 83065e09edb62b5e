import { randomUUID } from "node:crypto";
import type { Order, Voucher } from "@rihla/contract";
import { withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anyPlan, callApi } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { provisionEsim } from "../esims/provisioning/provisioning.test-kit.ts";
import { mailOrder } from "../order-messages/mail-order.ts";
import { blockVouchers, exportVouchers, makeBatch } from "../vouchers/index.ts";

let shop: TestShop;
let plan: string;
beforeAll(async () => {
  shop = await createStockedShop();
  plan = await anyPlan(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.deleteFrom("limitCounter").execute());

const soon = () => new Date(Date.now() + 86_400_000);
/** Codes of a batch of their own, and its number. */
async function makeVouchers(quantity = 1, wanted: Partial<Parameters<typeof makeBatch>[1]> = {}) {
  const { number } = await makeBatch(shop.app, { plan, quantity, expiresAt: soon(), ...wanted });
  const { vouchers } = await exportVouchers(shop.app, number);
  return { number, codes: vouchers.map(({ code }) => code) };
}
async function newVoucher() {
  const { number, codes } = await makeVouchers();
  return { number, code: codes[0] as string };
}
const newcomer = () => signIn(shop, `${randomUUID()}@example.com`);
const lookUp = (code: string, token?: string) =>
  callApi(shop, "POST", "/vouchers/lookup", { body: { code }, ...(token ? { as: { token } } : {}) });
const redeem = (code: string, token: string, key: string = randomUUID()) =>
  callApi(shop, "POST", "/vouchers/redemptions", { body: { code }, as: { token }, key });
const expire = (number: string) =>
  sql`update voucher set expires_at = now() - interval '1 second'
    where batch_id = (select id from voucher_batch where number = ${number})`.execute(shop.app.db);

describe("a voucher", () => {
  it("tells what it gives, however its code is typed, and no price", async () => {
    const { code } = await newVoucher();
    const { status, data } = await lookUp(` ${code.toLowerCase()}\n`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ plan: { code: plan }, destinationNames: { fr: "Tunisie" }, flag: "tn" });
    expect(JSON.stringify(data)).not.toMatch(/unitPrice|total/);
  });

  it("becomes an order without money that is delivered like another", async () => {
    const { code } = await newVoucher();
    const token = await newcomer();
    const { status, data } = await redeem(code, token);
    const order = data as Order;
    expect(status).toBe(201);
    expect(order).toMatchObject({ status: "confirmed", paymentMethod: "voucher", payments: [] });
    expect(order.total.amount).toBe(0);
    expect(order.discount).toEqual(order.subtotal);
    await provisionEsim(shop.app, order.esims[0]?.id as string);
    const seen = await callApi(shop, "GET", `/orders/${order.number}`, { as: { token } });
    expect(seen.data).toMatchObject({ status: "delivered" });
    const esim = await callApi(shop, "GET", `/esims/${order.esims[0]?.id}`, { as: { token } });
    expect(esim.data).toMatchObject({ installation: { activationCode: expect.stringContaining("LPA:1$") } });
  });

  it("is redeemed by one of many who try at once, each told what became of it", async () => {
    const { code } = await newVoucher();
    const tokens = await Promise.all(Array.from({ length: 12 }, newcomer));
    const answers = await Promise.all(tokens.flatMap((token) => [redeem(code, token), redeem(code, token)]));
    const won = answers.findIndex(({ status }) => status === 201);
    const codesOf = (own: boolean) =>
      answers
        .filter((_, at) => (Math.floor(at / 2) === Math.floor(won / 2)) === own)
        .map(({ problem }) => problem.code);
    expect(new Set(codesOf(false))).toEqual(new Set(["voucher_used"]));
    expect(codesOf(true).toSorted()).toEqual(["voucher_already_activated", undefined]);
    const { number } = (answers[won] as (typeof answers)[number]).data as Order;
    const { rows } = await sql`select h.id from customer_order o join voucher v on v.order_id = o.id
      join voucher_history h on h.voucher_id = v.id where o.number = ${number}`.execute(shop.app.db);
    expect(rows).toHaveLength(1);
  });

  it("gives the first order again to the same key, however often and fast it is asked for", async () => {
    const token = await newcomer();
    const redeemOften = async (code: string, key: string) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(code, token, key)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map(({ data }) => (data as Order).number)).size).toBe(1);
    };
    for (const { code } of await Promise.all([1, 2, 3, 4].map(() => newVoucher())))
      await redeemOften(code, randomUUID());
    const { code } = await newVoucher();
    const key = randomUUID();
    await redeemOften(code, key);
    expect((await redeem((await newVoucher()).code, token, key)).problem.code).toBe("idempotency_key_reused");
    expect((await redeem(code, await newcomer(), key)).problem.code).toBe("idempotency_key_reused");
  });

  it("of a batch is redeemed each once, whoever asks for which in whatever order", async () => {
    const { codes } = await makeVouchers(6);
    const tokens = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const tries = tokens.flatMap((token, by) =>
      codes.map((_, at) => ({ token, code: codes[(at * 5 + by) % 6] as string })),
    );
    const answers = await Promise.all(tries.map(({ code, token }) => redeem(code, token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    const { rows } = await sql<{
      orders: number;
    }>`select count(distinct order_id)::int as orders from voucher v
      where order_id in (select id from customer_order where number = any(${answers.flatMap(
        ({ status, data }) => (status === 201 ? [(data as Order).number] : []),
      )}::text[]))`.execute(shop.app.db);
    expect(rows[0]?.orders).toBe(6);
  });
});

describe("refused, each with its own code, is", () => {
  const refusals = async (code: string) => {
    const token = await newcomer();
    const answers = [await lookUp(code), await redeem(code, token)];
    return new Set(answers.map(({ problem }) => problem.code));
  };

  it("what is no voucher's code", async () => {
    expect(await refusals("2345 6789")).toEqual(new Set(["voucher_invalid_format"]));
    expect(await refusals("LPA:1$a.example.com$X-1")).toEqual(new Set(["voucher_invalid_format"]));
    expect((await lookUp("")).problem).toMatchObject({ code: "invalid_input" });
  });

  it("one that was never made", async () => {
    expect(await refusals(withCheckCharacter("K7QM2RTX9ABCDEF"))).toEqual(new Set(["voucher_not_found"]));
  });

  it("one that is over, or was blocked", async () => {
    const over = await newVoucher();
    await expire(over.number);
    expect(await refusals(over.code)).toEqual(new Set(["voucher_expired"]));
    const blocked = await newVoucher();
    await blockVouchers(shop.app.db, blocked.number, undefined, "lost");
    expect(await refusals(blocked.code)).toEqual(new Set(["voucher_withdrawn"]));
  });

  it("one that somebody else has used; its owner is told that it is activated", async () => {
    const { code } = await newVoucher();
    const token = await newcomer();
    await redeem(code, token);
    expect(await refusals(code)).toEqual(new Set(["voucher_used"]));
    expect((await lookUp(code, token)).problem.code).toBe("voucher_already_activated");
    expect((await redeem(code, token)).problem.code).toBe("voucher_already_activated");
  });

  it("one whose plan is not sold any more, which stays usable", async () => {
    const { code } = await newVoucher();
    const withdraw = (at: Date | null) =>
      shop.app.db.updateTable("plan").set({ withdrawnAt: at }).where("code", "=", plan).execute();
    await withdraw(new Date());
    expect(await refusals(code)).toEqual(new Set(["voucher_activation_failed"]));
    await withdraw(null);
    expect((await redeem(code, await newcomer())).status).toBe(201);
  });

  it("anybody who is not signed in", async () => {
    const { code } = await newVoucher();
    const { status } = await callApi(shop, "POST", "/vouchers/redemptions", { body: { code } });
    expect(status).toBe(401);
  });
});

describe("when the supplier refuses for good", () => {
  it("the voucher can be used again for a month at least, and its holder is told by mail", async () => {
    const { code, number } = await newVoucher();
    const token = await newcomer();
    const order = (await redeem(code, token)).data as Order;
    await expire(number);
    await refuse(order);
    const seen = await callApi(shop, "GET", `/orders/${order.number}`, { as: { token } });
    expect(seen.data).toMatchObject({ status: "rejected", esims: [{ refused: true }] });
    const rows = shop.app.db.selectFrom("customerOrder").where("number", "=", order.number);
    expect(await rows.select(["status", "closeReason"]).executeTakeFirst()).toEqual({
      status: "closed",
      closeReason: "refunded",
    });
    const again = await lookUp(code);
    expect(again.status).toBe(200);
    const days = (Date.parse((again.data as Voucher).expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    await mailOrder(shop.app, await idOf(order));
    const [mail] = await shop.sandbox.mailTo(order.billing.email);
    expect(mail?.html).toContain("/qr-scanner");
    expect(mail?.html).not.toContain(code);
    expect((await redeem(code, token)).status).toBe(201);
  });
});

const idOf = async ({ number }: Order) => {
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return id;
};

/** The supplier has none of it left, and nobody else sells it. */
async function refuse(order: Order): Promise<void> {
  await shop.sandbox.fault({
    endpoint: "esim-access:esim/order",
    kind: "business-error",
    errorCode: "200011",
    times: null,
  });
  await provisionEsim(shop.app, order.esims[0]?.id as string);
  await shop.sandbox.clearFaults();
}
