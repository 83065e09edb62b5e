import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenHashOf } from "../../../infra/ids.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { issuedEsim, type Owner, refreshed } from "../../../testing/issued-esim.ts";
import { openedAgo, phonesOf } from "../../../testing/phones.ts";
import { callApi, openPayment, order } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { requestNotification } from "./request-notification.ts";

type As = { token: string };

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
const phones = () => phonesOf(shop);

const newPhone = (as: As, platform?: "android" | "ios") => phones().add(as, platform);
const speak = (as: As, language: string) => phones().speak(as, language);
const choose = (as: As, unwanted: string[]) =>
  callApi(shop, "PUT", "/auth/me/notifications", { as, body: { unwanted } });
const shownOn = (token: string) => phones().shownOn(token);
const arrived = (token: string, count?: number) => phones().arrived(token, count);
const pathsOn = async (token: string) => (await shownOn(token)).map(({ data }) => data.path);
const told = () => phones().untilTold();
const step = async (owner: Owner, esim: { id: string; iccid: string | null }, what: string, bytes = 0) => {
  await shop.sandbox.stepEsim(esim.iccid as string, what, bytes);
  await refreshed(shop, owner, esim.id);
};

/** Somebody with a phone places an order and opens its page; it is not paid yet. */
async function buyer(language = "fr") {
  const guest = await order(shop);
  const as = { token: await signIn(shop, guest.email) };
  await speak(as, language);
  return { ...guest, as, phone: await newPhone(as), payment: await openPayment(shop, guest) };
}
async function pay({ payment }: Awaited<ReturnType<typeof buyer>>) {
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
}
/** An eSIM of whose purchase everything has been told. */
async function esimInHand() {
  const issued = await issuedEsim(shop);
  await told();
  return issued;
}

describe("the app of whoever buys", () => {
  it("is told that the eSIM is ready, in the account's language, where it is installed, and no secret", async () => {
    const one = await buyer("ar");
    await pay(one);
    await deliverOrder(shop, one);
    const [message] = await arrived(one.phone);
    const [esim] = await shop.app.db
      .selectFrom("esim")
      .selectAll()
      .where("orderNumber", "=", one.number)
      .execute();
    expect(message).toMatchObject({
      title: "شريحة eSIM الخاصة بك جاهزة",
      data: { path: `/ar/details/${esim?.id}`, language: "ar" },
    });
    const secrets = [esim?.iccid, esim?.activationCode, esim?.activationCode?.split("$")[2], one.email];
    for (const secret of secrets) expect(JSON.stringify(message)).not.toContain(secret);
    const logged = shop.logged();
    for (const secret of [...secrets.slice(0, 3), one.phone]) expect(logged).not.toContain(secret);
    await told();
    expect(await shownOn(one.phone)).toHaveLength(1);
  });

  it("is shown both where a part of an order came and the rest is paid back", async () => {
    const one = await buyer();
    await pay(one);
    await deliverOrder(shop, one);
    await arrived(one.phone);
    const { id } = await shop.app.db
      .selectFrom("customerOrder")
      .select("id")
      .where("number", "=", one.number)
      .executeTakeFirstOrThrow();
    await shop.app.db
      .transaction()
      .execute((tx) => requestNotification(shop.app.jobs, tx, one, { about: "esims-refused", id }));
    // One that has the tag of another takes its place on the phone.
    expect(new Set((await arrived(one.phone, 2)).map(({ tag }) => tag)).size).toBe(2);
  });

  it("is told of a payment that came after its buyer had gone, and not of one they wait for", async () => {
    const one = await buyer();
    await openedAgo(shop, one.payment.id, 11);
    await pay(one);
    await deliverOrder(shop, one);
    const messages = await arrived(one.phone, 2);
    expect(messages.map(({ title }) => title).toSorted()).toEqual([
      "Votre eSIM est prête",
      "Votre paiement est bien arrivé",
    ]);
    expect(await pathsOn(one.phone)).toContain(`/fr/status/${one.number}`);
  });

  it("is told that money goes back and when it is there", async () => {
    const one = await buyer("en");
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "200005",
      times: 1,
    });
    await pay(one);
    const messages = await arrived(one.phone, 2);
    expect(messages.map(({ title }) => title)).toEqual([
      expect.stringMatching(/could not issue|refund is done/),
      expect.stringMatching(/could not issue|refund is done/),
    ]);
    for (const { data } of messages) expect(data.path).toBe(`/en/status/${one.number}`);
  });
});

describe("the app of an eSIM's owner", () => {
  it("is told once that it is installed, which no mail tells, and then what mails tell too", async () => {
    const { owner, esim } = await esimInHand();
    const phone = await newPhone(owner.as, "ios");
    await step(owner, esim, "install");
    await refreshed(shop, owner, esim.id);
    const [message] = await arrived(phone);
    expect(message?.title.replace(/[\u2066-\u2069]/g, "")).toMatch(/^Turquie.: eSIM installée$/);
    expect(message?.data.path).toBe(`/fr/details/${esim.id}`);
    await told();
    const subjects = (await shop.sandbox.mailTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("installée"))).toEqual([]);
    await step(owner, esim, "use", Math.ceil((esim.totalBytes ?? 0) * 0.85));
    expect((await arrived(phone, 3)).map(({ title }) => title).join()).toMatch(/Connectée|il reste/);
    expect(new Set((await shownOn(phone)).map(({ tag }) => tag)).size).toBe(3);
  });

  it("is told nothing that its owner has switched off, and the rest all the same", async () => {
    const { owner, esim } = await esimInHand();
    const phone = await newPhone(owner.as);
    const chosen = await choose(owner.as, ["used-80", "connected"]);
    expect(chosen).toMatchObject({ status: 200, data: { unwanted: ["connected", "used-80"] } });
    await step(owner, esim, "use", Math.ceil((esim.totalBytes ?? 0) * 0.85));
    await step(owner, esim, "deplete");
    expect((await arrived(phone)).map(({ title }) => title)).toEqual([expect.stringContaining("épuisées")]);
    await told();
    expect(await shownOn(phone)).toHaveLength(1);
    expect((await choose(owner.as, [])).data).toEqual({ unwanted: [] });
    expect((await choose(owner.as, ["mails"])).status).toBe(400);
  });

  it("that has left is forgotten, and the owner's other phone told", async () => {
    const { owner, esim } = await esimInHand();
    const [gone, phone] = [await newPhone(owner.as), await newPhone(owner.as, "ios")];
    await shop.sandbox.post("/controls/fcm/phones/state", { token: gone, state: "gone" });
    await step(owner, esim, "use");
    await arrived(phone);
    expect(await withToken(gone)).toBe(0);
    expect(await withToken(phone)).toBe(1);
  });
  const withToken = async (token: string) =>
    (await shop.app.db.selectFrom("device").select("id").where("pushToken", "=", token).execute()).length;

  it("is told once where an answer is lost, and when the service has had enough, as soon as it may", async () => {
    const { owner, esim } = await esimInHand();
    const phone = await newPhone(owner.as);
    const send = "fcm:POST v1/projects/:project/messages::send";
    await shop.sandbox.fault({ endpoint: send, kind: "drop", when: "after", match: phone, times: 1 });
    await step(owner, esim, "use");
    await expect(told()).rejects.toThrow();
    await told();
    expect(await shownOn(phone)).toHaveLength(2);
    expect(new Set((await shownOn(phone)).map(({ tag }) => tag)).size).toBe(1);
    await shop.sandbox.fault({
      endpoint: send,
      kind: "business-error",
      errorCode: "QUOTA_EXCEEDED",
      errorMessage: "120",
      match: phone,
      times: 1,
    });
    await step(owner, esim, "deplete");
    await told();
    expect(await shownOn(phone)).toHaveLength(2);
    await sql`update jobs.job set start_after = now() where name = 'push-notification' and state < 'active'`.execute(
      shop.app.db,
    );
    await told();
    expect(await shownOn(phone)).toHaveLength(3);
  });

  it.each([
    ["signs out", (as: As) => callApi(shop, "DELETE", "/auth/sessions/current", { as })],
    ["signs out everywhere", (as: As) => callApi(shop, "DELETE", "/auth/sessions", { as })],
    ["has let the session end", (as: As) => endSession(as)],
  ])("hears nothing any more once its owner %s", async (_what, leave) => {
    const { owner, esim } = await esimInHand();
    const phone = await newPhone(owner.as);
    await leave(owner.as);
    const elsewhere = { token: await signIn(shop, owner.email) };
    await step({ ...owner, as: elsewhere }, esim, "use");
    await told();
    expect(await shownOn(phone)).toEqual([]);
  });
  const endSession = async ({ token }: As) => {
    await shop.app.db
      .updateTable("session")
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where("tokenHash", "=", tokenHashOf(token))
      .execute();
  };
});

it("a fact that is told of by many at once is told once", async () => {
  const { owner } = await esimInHand();
  const phone = await newPhone(owner.as);
  const orderId = owner.order.esims[0]?.id as string;
  const [row] = await shop.app.db.selectFrom("esim").select("orderId").where("id", "=", orderId).execute();
  const tell = () =>
    shop.app.db
      .transaction()
      .execute((tx) =>
        requestNotification(shop.app.jobs, tx, owner, { about: "esims-ready", id: row?.orderId as string }),
      );
  await Promise.all([tell(), tell(), tell()]);
  await arrived(phone);
  await told();
  expect(await shownOn(phone)).toHaveLength(1);
});
