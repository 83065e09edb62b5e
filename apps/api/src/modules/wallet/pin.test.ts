import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callApi } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { checkPin, resetPin } from "./index.ts";
import { restoreAttempts } from "./pin.repository.ts";
import { hashPin, isRightPin } from "./pin.ts";
import { setPin } from "./set-pin.ts";

let shop: TestShop;
let token: string;
let customerId: string;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const email = `${randomUUID()}@example.com`;
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
const set = (pin: string) => call("POST", "/wallet/pin/reset", { pin });
const change = (currentPin: string, pin: string) => call("PUT", "/wallet/pin", { currentPin, pin });
const guess = (pin: string) =>
  checkPin(shop.app, { customerId, pin }).then(
    () => "right",
    ({ code, details }) => [code, details.attemptsLeft],
  );
const shown = async () =>
  ((await callApi(shop, "GET", "/wallet", { as: { token } })).data as { pin: unknown }).pin;
const proveLongAgo = () =>
  shop.app.db
    .updateTable("session")
    .set({ provenAt: new Date("2026-01-01") })
    .where("customerId", "=", customerId)
    .execute();

describe("a PIN", () => {
  it("is set once the customer has proved by a mailed code to be the one", async () => {
    expect(await shown()).toBeNull();
    await proveLongAgo();
    expect(await set("4711")).toMatchObject({ code: "confirmation_required" });
    await shop.app.db
      .updateTable("session")
      .set({ provenAt: new Date() })
      .where("customerId", "=", customerId)
      .execute();
    expect(await set("4711")).toBe(204);
    expect(await shown()).toEqual({ attemptsLeft: 4 });
    expect(await guess("4711")).toBe("right");
  });

  it("is not set for an account that was deleted meanwhile", async () => {
    const gone = setPin(shop.app, { customerId: randomUUID(), pin: "4711" });
    await expect(gone).rejects.toMatchObject({ code: "unauthenticated" });
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
    const isRight = (changes: object, salt = stored.salt) =>
      isRightPin({ ...holder, ...changes }, { ...stored, salt }, "4711");
    expect([
      await isRight({}),
      await isRight({ secretKey: "another's" }),
      await isRight({ customerId: "two" }),
      await isRight({}, "another"),
    ]).toEqual([true, false, false, false]);
  });

  it("that was kept long ago is right today, and a new one has 16 bytes of salt", async () => {
    const holder = {
      secretKey: "the shop's own key, of thirty-two characters",
      customerId: "0190f5a0-0000-7000-8000-000000000001",
    };
    const kept = { salt: "c2FsdCBvZiBzaXh0ZWVuISE", hash: "PWGZvjhSd8int6M3xxda_6Ch1LCkgPXj5u-XhQwhLGU" };
    expect([await isRightPin(holder, kept, "2580"), await isRightPin(holder, kept, "2581")]).toEqual([
      true,
      false,
    ]);
    expect(Buffer.from((await hashPin(holder, "2580")).salt, "base64url")).toHaveLength(16);
  });

  it("has its attempts given back by nobody who knew another one, nor by somebody else's", async () => {
    await set("4711");
    await guess("1111");
    await restoreAttempts(shop.app.db, customerId, "of the one before");
    const other = randomUUID();
    const { hash } = await shop.app.db
      .selectFrom("walletPin")
      .select("hash")
      .where("customerId", "=", customerId)
      .executeTakeFirstOrThrow();
    await restoreAttempts(shop.app.db, other, hash);
    expect(await shown()).toEqual({ attemptsLeft: 3 });
  });

  it("is taken away by an operator, after which the customer sets another", async () => {
    await set("4711");
    for (const wrong of ["1111", "2222", "3333", "4444"]) await guess(wrong);
    expect(await resetPin(shop.app.db, randomUUID())).toBe(false);
    expect(await shown()).toEqual({ attemptsLeft: 0 });
    expect(await resetPin(shop.app.db, customerId)).toBe(true);
    expect(await shown()).toBeNull();
    expect(await guess("4711")).toEqual(["pin_not_set", undefined]);
    expect(await resetPin(shop.app.db, customerId)).toBe(false);
  });
});
