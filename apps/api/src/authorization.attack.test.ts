import { randomUUID } from "node:crypto";
import {
  basePath,
  deletionWord,
  type Endpoint,
  type EndpointName,
  endpoints,
  type Order,
  type Payment,
} from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenHashOf } from "./infra/ids.ts";
import { provisionEsim } from "./modules/esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "./modules/payments/index.ts";
import { exportVouchers, makeBatch } from "./modules/vouchers/index.ts";
import { attack } from "./testing/attack.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  openPayment,
  order,
  seeOrder,
  transactionOf,
} from "./testing/purchase.ts";
import { planWithTopUps, topUpsOf } from "./testing/recharge.ts";
import { setPin } from "./testing/set-pin.ts";
import { signIn } from "./testing/sign-in.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const company = {
  name: "SARL Djurdjura",
  taxNumber: "000016001234567",
  register: "16/00-0123456B19",
  taxArticle: "16123456789",
  address: "12 rue Didouche Mourad, Alger",
};

/** One customer's things, which everybody else tries to get. */
type Victim = {
  guest: Guest;
  order: Order;
  token: string;
  payment: string;
  topUp: string;
  esim: string;
  /** A plan that tops it up. */
  recharge: string;
  session: string;
  device: string;
};

let shop: TestShop;
let victim: Victim;
/** Whoever has one may redeem it: each call gets another. */
let vouchers: string[];
let thief: { token: string; guest: Guest };

/** Milliseconds: somebody has to have one of everything first. */
const patience = 120_000;
beforeAll(async () => {
  shop = await createStockedShop();
  const guest = await order(shop, [{ plan: await planWithTopUps(shop), quantity: 1 }], { company });
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const [bought] = (await seeOrder(shop, guest)).esims;
  await provisionEsim(shop.app, bought?.id as string);
  const token = await signIn(shop, guest.email);
  const { id: session } = await shop.app.db
    .selectFrom("session")
    .select("id")
    .where("tokenHash", "=", tokenHashOf(token))
    .executeTakeFirstOrThrow();
  const phone = { ...device, device_id: "the-victims-phone" };
  const registered = await send("POST /devices", { path: "/devices", body: phone }, bearer(token));
  const own = { session, device: registered.json().data.id };
  const topUp = await putIntoWallet(token);
  victim = {
    guest,
    order: guest.order,
    token,
    payment: payment.id,
    topUp,
    esim: bought?.id as string,
    recharge: (await topUpsOf(shop, { as: { token } }, bought?.id as string)).plans[0]?.code ?? "",
    ...own,
  };
  await setPin(shop, token, "0000");
  const batch = { plan: await anyPlan(shop), quantity: 100, expiresAt: new Date(Date.now() + 86_400_000) };
  const { number } = await makeBatch(shop.app, batch);
  vouchers = (await exportVouchers(shop.app, number)).vouchers.map(({ code }) => code);
  const other = await order(shop);
  thief = { guest: other, token: await signIn(shop, other.email) };
}, patience);
afterAll(() => shop.close());

async function putIntoWallet(token: string): Promise<string> {
  const body = { amount: { amount: 100_000, currency: "DZD" }, method: "cib" };
  const { data } = await callApi(shop, "POST", "/wallet/top-ups", { as: { token }, body });
  const payment = data as Payment;
  await shop.sandbox.pay(transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  return payment.orderNumber;
}

type Call = { path: string; body?: object };
/** How each endpoint that is not for everybody is called for the victim's things. A new endpoint needs a line here. */
const calls: Partial<Record<EndpointName, () => Call>> = {
  "GET /auth/me": () => ({ path: "/auth/me" }),
  "PATCH /auth/me": () => ({ path: "/auth/me", body: { name: "Nobody Else" } }),
  "POST /auth/me/codes": () => ({ path: "/auth/me/codes", body: {} }),
  "POST /auth/me/confirmation": () => ({ path: "/auth/me/confirmation", body: { code: "0000" } }),
  "GET /auth/me/deletion": () => ({ path: "/auth/me/deletion" }),
  "DELETE /auth/me": () => ({ path: "/auth/me", body: { confirm: deletionWord } }),
  "GET /auth/me/export": () => ({ path: "/auth/me/export" }),
  "GET /auth/me/company": () => ({ path: "/auth/me/company" }),
  "PUT /auth/me/company": () => ({ path: "/auth/me/company", body: company }),
  "DELETE /auth/me/company": () => ({ path: "/auth/me/company" }),
  "GET /auth/me/preferences": () => ({ path: "/auth/me/preferences" }),
  "PUT /auth/me/preferences": () => ({
    path: "/auth/me/preferences",
    body: { language: "ar", currency: "USD" },
  }),
  "GET /auth/me/alert-mails": () => ({ path: "/auth/me/alert-mails" }),
  "PUT /auth/me/alert-mails": () => ({ path: "/auth/me/alert-mails", body: { unwanted: ["connected"] } }),
  "GET /auth/me/notifications": () => ({ path: "/auth/me/notifications" }),
  "PUT /auth/me/notifications": () => ({ path: "/auth/me/notifications", body: { unwanted: ["refund"] } }),
  "GET /auth/sessions": () => ({ path: "/auth/sessions" }),
  "DELETE /auth/sessions": () => ({ path: "/auth/sessions" }),
  "DELETE /auth/sessions/{id}": () => ({ path: `/auth/sessions/${victim.session}` }),
  "POST /devices": () => ({ path: "/devices", body: device }),
  "PUT /devices/{id}/push-subscription": () => ({
    path: `/devices/${victim.device}/push-subscription`,
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/1",
      keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
    },
  }),
  "DELETE /devices/{id}/push-subscription": () => ({ path: `/devices/${victim.device}/push-subscription` }),
  "GET /orders": () => ({ path: "/orders" }),
  "GET /orders/{number}": () => ({ path: `/orders/${victim.guest.number}` }),
  "GET /orders/{number}/esims": () => ({ path: `/orders/${victim.guest.number}/esims` }),
  "POST /orders/{number}/esims/{id}/installed": () => ({
    path: `/orders/${victim.guest.number}/esims/${victim.esim}/installed`,
  }),
  "DELETE /orders/{number}": () => ({ path: `/orders/${victim.guest.number}` }),
  "POST /orders/{number}/payments": () => ({
    path: `/orders/${victim.guest.number}/payments`,
    body: { method: "cib" },
  }),
  "POST /orders/{number}/receipt": () => ({ path: `/orders/${victim.guest.number}/receipt` }),
  "POST /orders/{number}/receipt/mail": () => ({ path: `/orders/${victim.guest.number}/receipt/mail` }),
  "POST /orders/{number}/corrections": () => ({
    path: `/orders/${victim.guest.number}/corrections`,
    body: { email: "thief@example.com", expectedTotal: { amount: 1, currency: "DZD" } },
  }),
  "GET /orders/{number}/invoices": () => ({ path: `/orders/${victim.guest.number}/invoices` }),
  "POST /orders/{number}/invoice": () => ({ path: `/orders/${victim.guest.number}/invoice`, body: {} }),
  "PUT /orders/{number}/company": () => ({ path: `/orders/${victim.guest.number}/company`, body: company }),
  "POST /orders/{number}/payment-link": () => ({ path: `/orders/${victim.guest.number}/payment-link` }),
  "DELETE /orders/{number}/payment-link": () => ({ path: `/orders/${victim.guest.number}/payment-link` }),
  "GET /orders/{number}/cancellation": () => ({ path: `/orders/${victim.guest.number}/cancellation` }),
  "POST /orders/{number}/cancellation": () => ({
    path: `/orders/${victim.guest.number}/cancellation`,
    body: { esims: [victim.esim], to: "card" },
  }),
  "POST /orders/{number}/failures": () => ({
    path: `/orders/${victim.guest.number}/failures`,
    body: { esim: victim.esim, what: "does_not_install", to: "card" },
  }),
  "GET /orders/{number}/shares": () => ({ path: `/orders/${victim.guest.number}/shares` }),
  "PUT /orders/{number}/shares": () => ({
    path: `/orders/${victim.guest.number}/shares`,
    body: { esims: [{ id: victim.esim }], language: "fr", largeType: false },
  }),
  "DELETE /orders/{number}/shares/{esim}": () => ({
    path: `/orders/${victim.guest.number}/shares/${victim.esim}`,
  }),
  "POST /orders/{number}/shares/{esim}/release": () => ({
    path: `/orders/${victim.guest.number}/shares/${victim.esim}/release`,
  }),
  "POST /orders/{number}/shares/sheet": () => ({
    path: `/orders/${victim.guest.number}/shares/sheet`,
    body: { esims: [victim.esim] },
  }),
  "POST /esims/{id}/diagnosis": () => ({ path: `/esims/${victim.esim}/diagnosis` }),
  "POST /esims/{id}/repairs": () => ({ path: `/esims/${victim.esim}/repairs`, body: { kind: "credit" } }),
  "POST /esims/{id}/support": () => ({ path: `/esims/${victim.esim}/support`, body: {} }),
  "GET /wallet": () => ({ path: "/wallet" }),
  "GET /wallet/entries": () => ({ path: "/wallet/entries" }),
  "GET /wallet/pay-backs": () => ({ path: "/wallet/pay-backs" }),
  "POST /wallet/pay-backs": () => ({
    path: "/wallet/pay-backs",
    body: { amount: { amount: 100, currency: "DZD" } },
  }),
  "PUT /wallet/pin": () => ({ path: "/wallet/pin", body: { currentPin: "0000", pin: "1111" } }),
  "POST /wallet/top-ups": () => ({
    path: "/wallet/top-ups",
    body: { amount: { amount: 100_000, currency: "DZD" }, method: "cib" },
  }),
  "POST /wallet/top-ups/{number}/receipt": () => ({ path: `/wallet/top-ups/${victim.topUp}/receipt` }),
  "POST /wallet/top-ups/{number}/receipt/mail": () => ({
    path: `/wallet/top-ups/${victim.topUp}/receipt/mail`,
  }),
  "POST /wallet/pin/codes": () => ({ path: "/wallet/pin/codes", body: { language: "fr" } }),
  "POST /wallet/pin/reset": () => ({ path: "/wallet/pin/reset", body: { pin: "1111", code: "000000" } }),
  "POST /payments/{id}/refunds": () => ({
    path: `/payments/${victim.payment}/refunds`,
    body: { to: "wallet", expected: { amount: 100, currency: "DZD" } },
  }),
  "POST /vouchers/redemptions": () => ({
    path: "/vouchers/redemptions",
    body: { code: vouchers.pop() },
  }),
  "GET /payments/{id}": () => ({ path: `/payments/${victim.payment}` }),
  "GET /esims": () => ({ path: "/esims" }),
  "GET /esims/{id}": () => ({ path: `/esims/${victim.esim}` }),
  "POST /esims/{id}/paper": () => ({
    path: `/esims/${victim.esim}/paper`,
    body: { maker: "iphone", language: "fr" },
  }),
  "PATCH /esims/{id}": () => ({ path: `/esims/${victim.esim}`, body: { name: "Mine now" } }),
  "PUT /esims/{id}/installed": () => ({
    path: `/esims/${victim.esim}/installed`,
    body: { installed: true },
  }),
  "GET /esims/{id}/top-ups": () => ({ path: `/esims/${victim.esim}/top-ups` }),
  "GET /esims/{id}/recharges": () => ({ path: `/esims/${victim.esim}/recharges` }),
  "GET /esims/{id}/automatic-top-up": () => ({ path: `/esims/${victim.esim}/automatic-top-up` }),
  "PUT /esims/{id}/automatic-top-up": () => ({
    path: `/esims/${victim.esim}/automatic-top-up`,
    body: { plan: victim.recharge, ceiling: { amount: 900_000, currency: "DZD" }, walletPin: "0000" },
  }),
  "DELETE /esims/{id}/automatic-top-up": () => ({ path: `/esims/${victim.esim}/automatic-top-up` }),
  "POST /esims/{id}/refresh": () => ({ path: `/esims/${victim.esim}/refresh` }),
  "GET /esims/{id}/feedback": () => ({ path: `/esims/${victim.esim}/feedback` }),
  "PUT /esims/{id}/feedback": () => ({
    path: `/esims/${victim.esim}/feedback`,
    body: { stars: 1, words: "Never again" },
  }),
  "DELETE /esims/{id}/feedback": () => ({ path: `/esims/${victim.esim}/feedback` }),
};
/** Takes a code that was mailed; without one nobody gets further, the owner neither. */
const confirmation = "POST /auth/me/confirmation";
const payBack = "POST /wallet/pay-backs";
const pinReset = "POST /wallet/pin/reset";
/** Takes what is to go back, which is nothing here (refunds-that-fail.test.ts has something). */
const refundRequest = "POST /payments/{id}/refunds";
/** Of an eSIM that does not work any more: this one does, until it is given back. */
const ofBroken = ["POST /esims/{id}/repairs", "POST /esims/{id}/support"];
/** The victim's order is paid. */
const ofUnpaid: EndpointName[] = [
  "POST /orders/{number}/payments",
  "POST /orders/{number}/payment-link",
  "POST /orders/{number}/corrections",
];
/** And the eSIM was given back by a call before it: nothing tops it up (automatic-recharges.test.ts). */
const ofLiving: EndpointName = "PUT /esims/{id}/automatic-top-up";
/** Of an eSIM that has connected (feedback.attack.test.ts has one): this one can still be given back. */
const ofConnected: EndpointName = "PUT /esims/{id}/feedback";
/** Signed in as somebody else, these answer with one's own things: never with the victim's. */
const ownThings: EndpointName[] = [
  "GET /auth/me",
  "PATCH /auth/me",
  "GET /auth/me/deletion",
  "DELETE /auth/me",
  "GET /auth/me/export",
  "GET /auth/me/company",
  "PUT /auth/me/company",
  "DELETE /auth/me/company",
  "GET /auth/me/preferences",
  "GET /auth/me/alert-mails",
  "PUT /auth/me/alert-mails",
  "GET /auth/me/notifications",
  "PUT /auth/me/notifications",
  "PUT /auth/me/preferences",
  "POST /auth/me/codes",
  "GET /auth/sessions",
  "DELETE /auth/sessions",
  "POST /devices",
  "GET /orders",
  "GET /esims",
  "GET /wallet",
  "GET /wallet/entries",
  "GET /wallet/pay-backs",
  "POST /wallet/top-ups",
  "POST /wallet/pin/codes",
  "POST /vouchers/redemptions",
];
const device = {
  device_id: "a-phone",
  platform: "ios",
  model: "iPhone",
  os_version: "19",
  device_type: "ios",
  device_locale: "fr-DZ",
  timezone: "Africa/Algiers",
  app_version: "1",
};

const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { who }]) => who !== "anyone",
);
const reading = Object.keys(endpoints).filter((key) =>
  /^(POST|PUT|PATCH|DELETE)/.test(key),
) as EndpointName[];

function send(key: EndpointName, { path, body }: Call, headers: Record<string, string>) {
  const method = key.split(" ")[0] as "GET";
  const idempotency = { "idempotency-key": randomUUID() };
  return shop.http.inject({
    method,
    url: basePath + path,
    headers: { ...idempotency, ...headers },
    ...(body ? { payload: body } : {}),
  });
}

/** What would betray the victim. */
const secrets = () => [victim.guest.email, victim.guest.number, victim.payment, victim.esim, "LPA:1$"];
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const callOf = (key: EndpointName) => (calls[key] as () => Call)();
const isOwn = (key: EndpointName) =>
  [...ownThings, "PUT /wallet/pin", payBack, confirmation, pinReset].includes(key);

async function endedToken(how: "expired" | "signed out") {
  const token = await signIn(shop, victim.guest.email);
  if (how === "signed out") await callApi(shop, "DELETE", "/auth/sessions/current", { as: { token } });
  const past = { expiresAt: new Date(Date.now() - 1000) };
  if (how === "expired")
    await shop.app.db.updateTable("session").set(past).where("tokenHash", "=", tokenHashOf(token)).execute();
  return bearer(token);
}

describe("every endpoint that is not for everybody", () => {
  it("has a line here, whichever it is", () => {
    expect(guarded.map(([key]) => key).filter((key) => !calls[key])).toEqual([]);
    expect(Object.keys(calls).filter((key) => !guarded.some(([name]) => name === key))).toEqual([]);
  });

  const refused = async (
    key: EndpointName,
    headers: Record<string, string>,
    status: number,
    code = status === 401 ? "unauthenticated" : "not_found",
  ) => {
    const answer = await send(key, callOf(key), headers);
    expect([key, answer.statusCode, answer.json().code]).toEqual([key, status, code]);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json().data).toBeUndefined();
    for (const secret of secrets()) expect(answer.body).not.toContain(secret);
  };
  /** One call at every guarded endpoint. */
  const everyEndpoint = (
    name: string,
    headersOf: () => Promise<Record<string, string>>,
    status: (who: Endpoint["who"]) => number,
  ) =>
    attack(name, { short: guarded.length, whole: guarded.length }, async () => {
      for (const [key, { who }] of guarded) await refused(key, await headersOf(), status(who));
    });
  const unknown = (who: Endpoint["who"]) => (who === "signed-in" ? 401 : 404);
  const noSession = () => 401;

  everyEndpoint("by a stranger without an account or a secret", async () => ({}), unknown);

  for (const [what, headers] of [
    ["made up", bearer("x".repeat(43))],
    ["too short", bearer("abc")],
    ["empty", { authorization: "Bearer " }],
    ["of another kind", { authorization: "Basic dXNlcjpwYXNzd29yZA==" }],
    ["with something added", bearer("x' or '1'='1")],
  ] as const)
    everyEndpoint(`with a token that is ${what}`, async () => headers, noSession);

  everyEndpoint("with its owner's token that has ended", () => endedToken("expired"), noSession);
  everyEndpoint("with its owner's token that was signed out", () => endedToken("signed out"), noSession);
  everyEndpoint(
    "with the secret of another order",
    async () => ({ "order-secret": thief.guest.secret }),
    unknown,
  );

  const ways = ["cut short", "empty", "made longer", "in small letters"];
  attack(
    "with the order's secret cut short, empty, made longer or in small letters",
    { short: guarded.length * ways.length, whole: guarded.length * ways.length },
    async () => {
      const { secret } = victim.guest;
      for (const [key, { who }] of guarded)
        for (const wrong of [secret.slice(0, -1), "", `${secret}A`, secret.toLowerCase()])
          await refused(key, { "order-secret": wrong }, unknown(who));
    },
  );

  const byOrder = guarded.filter(([, { who }]) => who === "owner").map(([key]) => key);
  attack(
    "with the order's own secret, which has ended",
    { short: byOrder.length, whole: byOrder.length },
    async () => {
      const ends = (secretEndedAt: Date | null) =>
        shop.app.db
          .updateTable("customerOrder")
          .set({ secretEndedAt })
          .where("number", "=", victim.guest.number)
          .execute();
      await ends(new Date());
      for (const key of byOrder)
        await refused(key, { "order-secret": victim.guest.secret }, 403, "order_secret_ended");
      await ends(null);
    },
  );

  const others = guarded.map(([key]) => key).filter((key) => !isOwn(key));
  attack(
    "by another customer who is signed in, with and without a secret of their own",
    { short: others.length * 2, whole: others.length * 2 },
    async () => {
      for (const key of others) {
        await refused(key, bearer(thief.token), 404);
        await refused(key, { ...bearer(thief.token), "order-secret": thief.guest.secret }, 404);
      }
    },
  );

  attack(
    "by another customer, where everybody has things of their own",
    { short: ownThings.length + 4, whole: ownThings.length + 4 },
    async () => {
      for (const key of ownThings) {
        const token = await signIn(shop, `${randomUUID()}@example.com`);
        const answer = await send(key, callOf(key), bearer(token));
        expect([key, answer.statusCode]).toEqual([key, endpoints[key].status]);
        for (const secret of secrets()) expect(answer.body).not.toContain(secret);
      }
      const stranger = bearer(await signIn(shop, `${randomUUID()}@example.com`));
      const pin = await send("PUT /wallet/pin", callOf("PUT /wallet/pin"), stranger);
      expect(pin.json()).toMatchObject({ code: "pin_not_set" });
      const back = await send(payBack, callOf(payBack), stranger);
      expect(back.json()).toMatchObject({ code: "wallet_insufficient" });
      for (const ofCode of [confirmation, pinReset] as const) {
        const proved = await send(ofCode, callOf(ofCode), bearer(thief.token));
        expect(proved.json()).toMatchObject({ code: "code_expired" });
      }
    },
  );

  it("was really about things that exist: their owner gets them", async () => {
    for (const [key, { who, status }] of guarded) {
      const isOver = [
        confirmation,
        pinReset,
        refundRequest,
        ofLiving,
        ofConnected,
        ...ofUnpaid,
        ...ofBroken,
      ].includes(key);
      if (key.startsWith("DELETE") || isOver) continue;
      const ways =
        who === "owner"
          ? [bearer(victim.token), { "order-secret": victim.guest.secret }]
          : [bearer(victim.token)];
      for (const headers of ways) {
        const answer = await send(key, callOf(key), headers);
        expect([key, answer.statusCode]).toEqual([key, status]);
      }
    }
  });
});

describe("a call for everybody", () => {
  it.each(reading.filter((key) => endpoints[key].who === "anyone"))(
    "%s still refuses a token that is not valid, so that the client learns that it ended",
    async (key) => {
      const path = key.split(" ")[1] as string;
      const answer = await send(key, { path, body: {} }, bearer("x".repeat(43)));
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "unauthenticated" });
    },
  );
});
