import { beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal } from "../../refusal.ts";
import { authenticate } from "./authenticate.ts";
import { requestCode } from "./request-code.ts";
import { ageCodes, cloneDatabase, newestCode, type TestShop, warmUp, wrong } from "./sign-in.test-kit.ts";
import { signIn } from "./sign-in.ts";

let shop: TestShop;
let otherShop: TestShop;
let email: string;
let ip: string;
let person = 0;

beforeAll(async () => {
  const startShop = await cloneDatabase();
  shop = startShop();
  otherShop = startShop();
});
beforeEach(() => {
  person += 1;
  email = `person${person}@example.com`;
  ip = `41.112.0.${person}`;
});

async function askAndRead(): Promise<string> {
  await requestCode(shop, { email, ip, language: "ar", purpose: "sign-in" });
  return newestCode(shop, email);
}
const enter = (code: string, more: object = {}) => signIn(shop, { email, code, ip, ...more });
const refusalOf = async (attempt: Promise<unknown>) => {
  const refusal = await attempt.then(
    () => "no refusal",
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  return { code: refusal.code, ...refusal.details };
};
const sessionCount = async () =>
  (
    await shop.db
      .selectFrom("session")
      .innerJoin("customer", "customer.id", "session.customerId")
      .select("session.id")
      .where("email", "=", email)
      .execute()
  ).length;

test("the right code of a new e-mail makes a verified customer with what was given", async () => {
  const signedIn = await enter(await askAndRead(), { name: "Amina Haddad", country: "DZ" });
  expect(signedIn).toMatchObject({
    isNew: true,
    user: {
      email,
      name: "Amina Haddad",
      country: "DZ",
      phone: null,
      status: "verified",
      preferences: { language: "ar", currency: "DZD" },
    },
  });
  await expect(authenticate(shop.db, signedIn.token)).resolves.toMatchObject({ email });
});

test("the same e-mail later is the same customer, keeping what is not given again", async () => {
  const first = await enter(await askAndRead(), { name: "Amina Haddad" });
  const second = await enter(await askAndRead(), { country: "FR" });
  expect(second).toMatchObject({ isNew: false, user: { ...first.user, country: "FR" } });
  expect(second.token).not.toBe(first.token);
});

test("signing in again changes no name or country that is known", async () => {
  const first = await enter(await askAndRead(), { name: "Amina Haddad", country: "DZ" });
  const second = await enter(await askAndRead(), { name: "Somebody Else", country: "FR" });
  expect(second).toMatchObject({ isNew: false, user: first.user });
});

test("a code works once", async () => {
  const code = await askAndRead();
  await enter(code);
  await expect(refusalOf(enter(code))).resolves.toEqual({ code: "code_expired" });
});

test("never asked for, expired, used and replaced are told apart by nobody", async () => {
  const answers = [await refusalOf(enter("0000"))];
  const code = await askAndRead();
  await ageCodes(shop, email, 600);
  answers.push(await refusalOf(enter(code)));
  await enter(await askAndRead());
  answers.push(await refusalOf(enter("0000")));
  expect(answers).toEqual([{ code: "code_expired" }, { code: "code_expired" }, { code: "code_expired" }]);
});

test("a code is good until its tenth minute ends", async () => {
  const code = await askAndRead();
  await ageCodes(shop, email, 590);
  await expect(enter(code)).resolves.toMatchObject({ isNew: true });
});

test("four wrong tries use a code up; the right one comes too late and a new one can soon be asked for", async () => {
  const code = await askAndRead();
  for (const attemptsLeft of [3, 2, 1, 0]) {
    await expect(refusalOf(enter(wrong(code)))).resolves.toEqual({ code: "incorrect_code", attemptsLeft });
  }
  const { code: refused, retryAfterSeconds } = await refusalOf(enter(code));
  expect(refused).toBe("too_many_attempts");
  expect(retryAfterSeconds).toBeGreaterThan(50);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  await ageCodes(shop, email, 61);
  await expect(enter(await askAndRead())).resolves.toMatchObject({ isNew: true });
});

test("of twenty wrong guesses at the same moment at most four count, in whatever process they arrive", async () => {
  await warmUp(shop, otherShop);
  const code = await askAndRead();
  const refusals = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      refusalOf(
        signIn(index % 2 ? shop : otherShop, { email, code: wrong(code), ip: `41.113.${person}.${index}` }),
      ),
    ),
  );
  const counted = refusals.filter((refusal) => refusal.code === "incorrect_code");
  expect(counted.map((refusal) => refusal.attemptsLeft).sort()).toEqual([0, 1, 2, 3]);
  expect(refusals.filter((refusal) => refusal.code === "too_many_attempts")).toHaveLength(16);
});

test("two right ones at the same moment open one session", async () => {
  await warmUp(shop, otherShop);
  const code = await askAndRead();
  const outcomes = await Promise.allSettled([
    signIn(shop, { email, code, ip }),
    signIn(otherShop, { email, code, ip: "105.103.0.1" }),
  ]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(sessionCount()).resolves.toBe(1);
});

test("after eight tries that failed within an hour one place must wait, another may still sign in", async () => {
  for (let round = 0; round < 8; round++) {
    const code = round % 4 === 0 ? await askAndRead() : await newestCode(shop, email);
    await refusalOf(enter(wrong(code)));
    if (round % 4 === 3) await ageCodes(shop, email, 61);
  }
  const code = await askAndRead();
  const refusal = await refusalOf(signIn(otherShop, { email, code, ip }));
  expect(refusal.code).toBe("too_many_attempts");
  expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3600);
  await expect(signIn(shop, { email, code, ip: "105.101.0.1" })).resolves.toMatchObject({ isNew: true });
});

test("signing in often is not counted as trying", async () => {
  for (let round = 0; round < 10; round++) {
    await enter(await askAndRead());
    await shop.db.deleteFrom("limitCounter").where("subject", "like", "codes-%").execute();
  }
  await expect(sessionCount()).resolves.toBe(10);
});

test("guessing from many networks never ends a session that is there", async () => {
  const { token } = await enter(await askAndRead());
  for (let place = 0; place < 70; place++) {
    const at = { email, ip: `105.102.${person}.${place}` };
    await requestCode(shop, { ...at, language: "fr", purpose: "sign-in" }).catch(() => undefined);
    await signIn(shop, { ...at, code: "0" }).catch(() => undefined);
    await ageCodes(shop, email, 61);
  }
  await expect(authenticate(shop.db, token)).resolves.toMatchObject({ email });
});
