import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { callApi } from "../../testing/purchase.ts";
import { mailedPinCode, setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { deriveCode } from "../sign-in/one-time-code.ts";

let shop: TestShop;
/** A's own session, and one of A's that somebody else holds. */
let own: string;
let stolen: string;
let email: string;
const pin = "4711";

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => newVictim());

async function newVictim() {
  email = `${randomUUID()}@example.com`;
  own = await signIn(shop, email);
  stolen = await signIn(shop, email);
  await setPin(shop, own, pin);
}

const reset = (token: string, code: string, wanted = "0000") =>
  callApi(shop, "POST", "/wallet/pin/reset", { as: { token }, body: { pin: wanted, code } });
const change = (token: string, currentPin: string, wanted = pin) =>
  callApi(shop, "PUT", "/wallet/pin", { as: { token }, body: { currentPin, pin: wanted } });
const attemptsLeft = async () => {
  const { data } = await callApi(shop, "GET", "/wallet", { as: { token: own } });
  return (data as { pin: { attemptsLeft: number } }).pin.attemptsLeft;
};
const newestCode = async (purpose: "sign-in" | "confirmation") => {
  const row = await shop.app.db
    .selectFrom("oneTimeCode")
    .selectAll()
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return deriveCode(shop.app.config.SECRET_KEY, row.id, row);
};

attack(
  "who has just signed in as A sets another PIN without a code mailed for it",
  { short: 3, whole: 20 },
  async (tries) => {
    for (let tried = 0; tried < tries; tried++) {
      // Each has a few codes an hour.
      await newVictim();
      const body = { pin: "0000" };
      const answer = await callApi(shop, "POST", "/wallet/pin/reset", { as: { token: stolen }, body });
      expect(answer.status).toBe(400);
      await callApi(shop, "POST", "/auth/codes", { body: { email, language: "fr" } });
      expect((await reset(stolen, await newestCode("sign-in"))).problem.code).toBe("code_expired");
      await callApi(shop, "POST", "/auth/me/codes", { as: { token: stolen }, body: { language: "fr" } });
      expect((await reset(stolen, await newestCode("confirmation"))).problem.code).toBe("code_expired");
      expect((await change(own, pin)).status).toBe(204);
    }
  },
);

attack(
  "A's code for a PIN signs in, confirms, or sets the PIN in another session or of another account",
  { short: 2, whole: 20 },
  async (tries) => {
    for (let tried = 0; tried < tries; tried++) {
      await newVictim();
      const stranger = await signIn(shop, `${randomUUID()}@example.com`);
      const code = await mailedPinCode(shop, own);
      const signedIn = await callApi(shop, "POST", "/auth/sessions", { body: { email, code } });
      const confirmed = await callApi(shop, "POST", "/auth/me/confirmation", {
        as: { token: own },
        body: { code },
      });
      const elsewhere = await reset(stolen, code);
      const others = await reset(stranger, code);
      for (const { problem } of [signedIn, confirmed, elsewhere, others])
        expect(problem.code).toBe("code_expired");
      expect((await reset(own, code, pin)).status).toBe(204);
    }
  },
);

attack("a code for a PIN is guessed, all guesses at once", { short: 12, whole: 200 }, async (tries) => {
  const code = await mailedPinCode(shop, stolen);
  const guesses = Array.from({ length: tries }, (_, index) =>
    String((Number(code) + index + 1) % 1_000_000).padStart(6, "0"),
  );
  const answers = await Promise.all(guesses.map((guess) => reset(stolen, guess)));
  expect(answers.filter(({ problem }) => problem.code === "incorrect_code")).toHaveLength(4);
  expect((await reset(stolen, code)).status).not.toBe(204);
  expect((await change(own, pin)).status).toBe(204);
});

attack(
  "the owner's right PIN, sent many times at once, blocks it",
  { short: 30, whole: 50 },
  async (tries) => {
    const answers = await Promise.all(Array.from({ length: tries }, () => change(own, pin)));
    expect(answers.map(({ status }) => status)).toEqual(Array(tries).fill(204));
    expect(await attemptsLeft()).toBe(4);
  },
);

attack(
  "wrong PINs at once, from two sessions, are compared more often than four times",
  { short: 30, whole: 60 },
  async (tries) => {
    const guesses = Array.from({ length: tries }, (_, index) =>
      change(index % 2 ? own : stolen, String(1000 + index)),
    );
    const codes = (await Promise.all(guesses)).map(({ problem }) => problem.code);
    expect(codes.filter((code) => code === "pin_incorrect")).toHaveLength(3);
    expect(codes.filter((code) => code === "pin_blocked")).toHaveLength(tries - 3);
    expect((await change(own, pin)).problem.code).toBe("pin_blocked");
  },
);
