import { randomUUID } from "node:crypto";
import { languageCodes } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callApi } from "../../testing/purchase.ts";
import { mailedPinCode, setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { checkPin, resetPin } from "./index.ts";
import { mailPinChanged } from "./mail-pin-changed.ts";
import { savePin } from "./pin.repository.ts";
import { hashPin, keyOfRightPin } from "./pin.ts";

let shop: TestShop;
let email: string;
let token: string;
let customerId: string;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  token = await signIn(shop, email);
  const { id } = await shop.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  customerId = id;
});

const call = async (method: "PUT" | "POST", path: string, body: object) => {
  const { status, problem } = await callApi(shop, method, path, { as: { token }, body });
  return status < 300 ? status : problem;
};
const set = async (pin: string) => {
  const { status, problem } = await setPin(shop, token, pin);
  return status < 300 ? status : problem;
};
const setBy = (code: string, pin = "4711") => call("POST", "/wallet/pin/reset", { pin, code });
const change = (currentPin: string, pin: string) => call("PUT", "/wallet/pin", { currentPin, pin });
const guess = (pin: string) =>
  checkPin(shop.app, { customerId, pin }).then(
    () => "right",
    ({ code, details }) => [code, details.attemptsLeft],
  );
const takeAway = (id: string) => shop.app.db.transaction().execute((tx) => resetPin(shop.app, tx, id));
const shown = async () =>
  ((await callApi(shop, "GET", "/wallet", { as: { token } })).data as { pin: unknown }).pin;
const proveLongAgo = () =>
  shop.app.db
    .updateTable("session")
    .set({ provenAt: new Date("2026-01-01") })
    .where("customerId", "=", customerId)
    .execute();

type Change = Parameters<typeof mailPinChanged>[1];

describe("a PIN", () => {
  it("is set by a code of six digits that is mailed for it, however long ago the customer signed in", async () => {
    expect(await shown()).toBeNull();
    await proveLongAgo();
    const code = await mailedPinCode(shop, token);
    expect(code).toMatch(/^\d{6}$/);
    expect(await setBy(code)).toBe(204);
    expect(await shown()).toEqual({ attemptsLeft: 4 });
    expect(await guess("4711")).toBe("right");
    expect(await setBy(code, "0815")).toMatchObject({ code: "code_expired" });
    expect(await guess("4711")).toBe("right");
  });

  it("is told to its owner by mail at every change, in their language", async () => {
    await set("4711");
    await call("PUT", "/wallet/pin", { currentPin: "4711", pin: "0815" });
    await shop.app.db.transaction().execute((tx) => resetPin(shop.app, tx, customerId));
    const asked = await sql<{ data: Change }>`select data from jobs.job
      where name = 'mail-pin-changed' and data->>'customerId' = ${customerId} order by created_on`.execute(
      shop.app.db,
    );
    const changes = asked.rows.map(({ data }) => data);
    expect(changes.map(({ what }) => what)).toEqual(["set", "set", "taken"]);
    for (const [index, language] of languageCodes.entries()) {
      await shop.app.db.updateTable("customer").set({ language }).where("id", "=", customerId).execute();
      await mailPinChanged(shop.app, changes[index] as Change);
    }
    const mails = await shop.sandbox.mailTo(email);
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
    await shop.app.db.deleteFrom("customer").where("id", "=", customerId).execute();
    await mailPinChanged(shop.app, changes[0] as Change);
    expect(await shop.sandbox.mailTo(email)).toHaveLength(3);
  });

  it("is not set for an account that was deleted while its digest was made", async () => {
    const hashed = await hashPin({ secretKey: "a key", customerId }, "4711");
    expect(await savePin(shop.app.db, randomUUID(), hashed)).toBe(false);
  });

  it.each(["471", "47111", "47a1", ""])("is four digits, not %j", async (pin) => {
    expect(await set(pin)).toMatchObject({ code: "invalid_input", errors: [{ path: "pin" }] });
  });

  it("is kept so that a copy of the database does not give it away, the same one differently each time", async () => {
    await set("4711");
    const read = async () =>
      JSON.stringify(
        await shop.app.db
          .selectFrom("walletPin")
          .select(["salt", "hash"])
          .where("customerId", "=", customerId)
          .execute(),
      );
    const before = await read();
    await set("4711");
    expect(await read()).not.toBe(before);
    expect(shop.logged()).not.toContain("4711");
  });

  it("is changed by who knows it, after which the old one is wrong", async () => {
    expect(await change("4711", "0815")).toMatchObject({ code: "pin_not_set" });
    await set("4711");
    await proveLongAgo();
    expect(await change("0000", "0815")).toMatchObject({ code: "pin_incorrect", attemptsLeft: 3 });
    expect(await change("4711", "0815")).toBe(204);
    expect(await guess("4711")).toEqual(["pin_incorrect", 3]);
    expect(await guess("0815")).toBe("right");
  });

  it("bears three wrong guesses in a row, and the right one forgets them", async () => {
    await set("4711");
    expect([await guess("1111"), await guess("2222"), await guess("3333")]).toEqual([
      ["pin_incorrect", 3],
      ["pin_incorrect", 2],
      ["pin_incorrect", 1],
    ]);
    expect(await shown()).toEqual({ attemptsLeft: 1 });
    expect(await guess("4711")).toBe("right");
    expect(await shown()).toEqual({ attemptsLeft: 4 });
  });

  it("is blocked by the fourth, for the right one too, until it is set anew", async () => {
    await set("4711");
    for (const wrong of ["1111", "2222", "3333"]) await guess(wrong);
    expect(await guess("4444")).toEqual(["pin_blocked", undefined]);
    expect(await guess("4711")).toEqual(["pin_blocked", undefined]);
    expect(await shown()).toEqual({ attemptsLeft: 0 });
    await set("0815");
    expect(await guess("0815")).toBe("right");
  });

  it("is guessed four times at the most, however many guess at once", async () => {
    await set("4711");
    const guesses = Array.from({ length: 12 }, (_, index) => guess(String(1000 + index)));
    const outcomes = (await Promise.all(guesses)).map(String);
    expect(outcomes.toSorted()).toEqual([
      ...Array(9).fill("pin_blocked,"),
      "pin_incorrect,1",
      "pin_incorrect,2",
      "pin_incorrect,3",
    ]);
  });

  it("is right only for its owner, under the shop's own key and with its salt", async () => {
    const holder = { secretKey: "the shop's", customerId: "one" };
    const stored = await hashPin(holder, "4711");
    const keyOf = (changes: object, salt = stored.salt) => {
      const { secretKey, customerId } = { ...holder, ...changes };
      return keyOfRightPin([secretKey], customerId, { ...stored, salt }, "4711");
    };
    expect([
      await keyOf({}),
      await keyOf({ secretKey: "another's" }),
      await keyOf({ customerId: "two" }),
      await keyOf({}, "another"),
    ]).toEqual([holder.secretKey, undefined, undefined, undefined]);
  });

  it("that was kept long ago is right today, and a new one has 16 bytes of salt", async () => {
    const holder = {
      secretKey: "the shop's own key, of thirty-two characters",
      customerId: "0190f5a0-0000-7000-8000-000000000001",
    };
    const kept = { salt: "c2FsdCBvZiBzaXh0ZWVuISE", hash: "PWGZvjhSd8int6M3xxda_6Ch1LCkgPXj5u-XhQwhLGU" };
    const keyOf = (pin: string) => keyOfRightPin([holder.secretKey], holder.customerId, kept, pin);
    expect([await keyOf("2580"), await keyOf("2581")]).toEqual([holder.secretKey, undefined]);
    expect(Buffer.from((await hashPin(holder, "2580")).salt, "base64url")).toHaveLength(16);
  });

  it("is taken away by an operator, after which the customer sets another", async () => {
    await set("4711");
    for (const wrong of ["1111", "2222", "3333", "4444"]) await guess(wrong);
    expect(await takeAway(randomUUID())).toBe(false);
    expect(await shown()).toEqual({ attemptsLeft: 0 });
    expect(await takeAway(customerId)).toBe(true);
    expect(await shown()).toBeNull();
    expect(await guess("4711")).toEqual(["pin_not_set", undefined]);
    expect(await takeAway(customerId)).toBe(false);
  });
});
