import { randomUUID } from "node:crypto";
import type { Quote } from "@rihla/contract";
import { withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { anyPlan, callApi, orderBody } from "../../../testing/purchase.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { deleteAs, mailedCode } from "../../account/account.test-kit.ts";
import { forgetOldSignIns } from "../../sign-in/forget-old-sign-ins.ts";
import { blocksOf, inDays } from "./blocks.test-kit.ts";

let office: BackOffice;
let nadia: Person;
let lines: object[];
let total: Quote["total"];
beforeAll(async () => {
  office = await createBackOffice({}, createStockedShop);
  nadia = await enter(office, "owner");
  lines = [{ plan: await anyPlan(office), quantity: 1 }];
  total = ((await callApi(office, "POST", "/quotes", { body: { currency: "DZD", lines } })).data as Quote)
    .total;
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.app.db.deleteFrom("limitCounter").execute();
  await office.app.db.deleteFrom("block").execute();
});

const { send, block, lift, signIn } = blocksOf(() => office);
const anyEmail = () => `${randomUUID()}@example.com`;
const phone = "+213551234567";
const bodyOf = (billing: object) => {
  const body = orderBody("", total, { lines });
  return { ...body, billing: { ...body.billing, ...billing } };
};
type Sender = Parameters<typeof send>[2];
const place = (billing: object, sender?: Sender) => send("/orders", bodyOf(billing), sender);
const refused = { status: 429, code: "rate_limited" };

describe("who is blocked by their e-mail", () => {
  it("hears what somebody hears who comes too often, wherever it is asked for, and nobody else does", async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    const [token, otherToken] = [await signIn(email), await signIn(other)];
    const mine = (await place({ email }, { token })).told.data;
    const theirs = (await place({ email: other }, { token: otherToken })).told.data;
    await send("/auth/codes", { email, language: "fr" });
    const code = await mailedCode(office, email);
    await block(nadia, "email", email);

    const voucher = { code: withCheckCharacter("K7QM2RTX9ABCDEF") };
    const coupon = { currency: "DZD", lines, coupon: "SUMMER" };
    const pay = ({ order, secret }: typeof mine, sender: Sender) =>
      send(`/orders/${order.number}/payments`, { method: "cib" }, { secret, ...sender });
    const tried = {
      code: (who: string) => send("/auth/codes", { email: who, language: "fr" }),
      order: (who: string) => place({ email: who }),
      orderSignedIn: (_: string, as: string) => place({}, { token: as }),
      pay: (who: string, as: string) => pay(who === email ? mine : theirs, { token: as }),
      payAsGuest: (who: string) => pay(who === email ? mine : theirs, {}),
      voucher: (_: string, as: string) => send("/vouchers/lookup", voucher, { token: as }),
      redeem: (_: string, as: string) => send("/vouchers/redemptions", voucher, { token: as }),
      coupon: (_: string, as: string) => send("/quotes", coupon, { token: as }),
      topUp: (_: string, as: string) =>
        send(
          "/wallet/top-ups",
          { amount: { amount: 100_000, currency: "DZD" }, method: "cib", language: "fr" },
          { token: as },
        ),
    };
    for (const [what, ask] of Object.entries(tried)) {
      const answer = await ask(email, token);
      expect([what, answer]).toMatchObject([what, refused]);
      expect(Object.keys(answer.told).toSorted(), what).toEqual([
        "code",
        "instance",
        "retryAfterSeconds",
        "status",
        "title",
        "type",
      ]);
      expect((await ask(other, otherToken)).code, what).not.toBe("rate_limited");
    }
    expect(await send("/auth/sessions", { email, code })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
  });

  it("goes on with what they have, and can write", async () => {
    const email = anyEmail();
    const token = await signIn(email);
    const { order } = (await place({ email }, { token })).told.data;
    await block(nadia, "email", email);
    const as = { token };
    for (const path of ["/auth/me", "/esims", "/orders", `/orders/${order.number}`, "/wallet"])
      expect([path, (await callApi(office, "GET", path, { as })).status]).toEqual([path, 200]);
    expect((await send("/quotes", { currency: "DZD", lines }, { token })).status).toBe(200);
    expect((await send("/auth/me/codes", { language: "fr" }, { token })).status).toBe(202);
    expect(await send("/chat", { language: "fr" }, { token })).not.toMatchObject({ status: 429 });
  });

  it("is refused until its moment, and by nothing afterwards", async () => {
    const email = anyEmail();
    const { data } = await block(nadia, "email", email);
    expect(await place({ email })).toMatchObject(refused);
    const endsAt = (moment: string) =>
      sql`update block set ends_at = ${sql.raw(moment)} where id = ${data.id}`.execute(office.app.db);
    await endsAt("now() - interval '1 second'");
    expect((await place({ email })).status).toBe(201);
    await endsAt("null");
    expect(await place({ email })).toMatchObject(refused);
    await lift(nadia, data.id);
    expect((await place({ email })).status).toBe(201);
  });

  it("is given again what was placed before, under its key", async () => {
    const [email, key] = [anyEmail(), randomUUID()];
    const body = bodyOf({ email });
    const first = await send("/orders", body, { key });
    await block(nadia, "email", email);
    expect((await send("/orders", body, { key })).told).toEqual(first.told);
  });

  it("is one person however the e-mail is written, and not who has a dot more", async () => {
    await block(nadia, "email", "Amel.Haddad@Gmail.com");
    expect(await place({ email: "amel.HADDAD@gmail.COM" })).toMatchObject(refused);
    expect((await place({ email: "amelhaddad@gmail.com" })).status).toBe(201);
  });
});

it("a phone is refused at whatever e-mail it is given, and where an account has it", async () => {
  const email = anyEmail();
  await signIn(email);
  await office.app.db
    .updateTable("customer")
    .set({ phone: "+213770000001" })
    .where("email", "=", email)
    .execute();
  await block(nadia, "phone", "+213 770 00 00 01");
  expect(await place({ phone: "+213770000001" })).toMatchObject(refused);
  expect(await send("/auth/codes", { email, language: "fr" })).toMatchObject(refused);
  expect((await place({ phone })).status).toBe(201);
});

describe("a device", () => {
  it("is refused with another e-mail too, by its next secret, and another device of the same person is not", async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    const enter = async (who: string, device = "") => {
      await office.app.db.deleteFrom("limitCounter").execute();
      await send("/auth/codes", { email: who, language: "fr" }, { device });
      const answer = await send(
        "/auth/sessions",
        { email: who, code: await mailedCode(office, who) },
        { device },
      );
      return { token: answer.told.data.token as string, device: String(answer.headers["device-secret"]) };
    };
    const first = await enter(email);
    const [known] = await office.app.db
      .selectFrom("knownDevice")
      .select("id")
      .orderBy("createdAt", "desc")
      .execute();
    const shared = await enter(other, first.device);
    const elsewhere = await enter(email);
    await block(nadia, "device", known?.id ?? "");
    expect(
      await send("/auth/codes", { email: anyEmail(), language: "fr" }, { device: shared.device }),
    ).toMatchObject(refused);
    expect(await place({}, { token: first.token })).toMatchObject(refused);
    expect(await place({}, { token: shared.token })).toMatchObject(refused);
    expect((await place({}, { token: elsewhere.token })).status).toBe(201);
  });
});

it.each([
  ["41.105.7.0/24", "41.105.7.200", "41.105.8.1"],
  ["41.105.7.0/24", "::ffff:41.105.7.200", "::ffff:41.105.8.1"],
  ["2a02:8000:1:2::9", "2a02:8000:1:2:aaaa::1", "2a02:8000:1:3::1"],
])("the network %s is refused from %s and not from %s", async (value, from, neighbour) => {
  await block(nadia, "network", value, inDays(1));
  expect(await place({}, { from })).toMatchObject(refused);
  expect(await send("/auth/codes", { email: anyEmail(), language: "fr" }, { from })).toMatchObject(refused);
  expect((await place({}, { from: neighbour })).status).toBe(201);
});

it("who deletes their account leaves a digest: nobody can read who it was, the same e-mail and phone stay refused, and it ends", async () => {
  const [email, own] = [anyEmail(), "+213770000002"];
  const token = await signIn(email);
  await place({ email, phone: own }, { token });
  const { id } = (await block(nadia, "email", email, null)).data;
  await block(nadia, "phone", own, null);
  expect((await deleteAs(office, token)).status).toBe(204);
  const facts = await office.app.db.selectFrom("blockedFact").selectAll().execute();
  expect(JSON.stringify(facts)).not.toMatch(/@|\+213/);
  expect(await place({ email })).toMatchObject(refused);
  expect(await place({ phone: own })).toMatchObject(refused);
  expect((await place({})).status).toBe(201);
  const row = await office.app.db
    .selectFrom("block")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ customerId: null, endsAt: expect.any(Date) });
});

it("one that ended is kept for a while, and goes in the night after; one that stands stays", async () => {
  const [lately, longAgo, stands] = await Promise.all(
    [1, 2, 3].map(async () => (await block(nadia, "email", anyEmail())).data.id),
  );
  const lifted = (id: string, days: number) =>
    sql`update block set lifted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      office.app.db,
    );
  await lifted(lately, 80);
  await lifted(longAgo, 91);
  await forgetOldSignIns(office.app);
  const left = await office.app.db.selectFrom("block").select("id").execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([lately, stands].toSorted());
});
