import type { ProofOfWork, ProofTask } from "@rihla/contract";
import { signInCodeLength } from "@rihla/contract/rules";
import { beforeEach, describe, expect, test } from "vitest";
import type { Refusal } from "../../refusal.ts";
import { doWork } from "../../testing/do-work.ts";
import { requestCode } from "./request-code.ts";
import {
  ageCodes,
  ageCounters,
  cloneDatabase,
  newestCode,
  type TestShop,
  warmUp,
  wrong,
} from "./sign-in.test-kit.ts";
import { signIn } from "./sign-in.ts";

const budget = 20;
const startShop = await cloneDatabase({ SIGN_IN_WRONG_GUESSES: budget, SIGN_IN_CODE_MAILS: 100 });
const shop = startShop();
const otherShop = startShop();
const owner = { email: "owner@example.com", ip: "41.111.9.9" };

beforeEach(async () => {
  for (const table of ["limitCounter", "oneTimeCode", "customer"] as const)
    await shop.db.deleteFrom(table).execute();
  for (const { sent } of [shop, otherShop]) sent.length = 0;
});

type Person = { email: string; ip: string };
/** Each from a range of addresses of its own. */
const stranger = (index: number): Person => ({
  email: `victim${index}@example.com`,
  ip: `2a02:${(index + 1).toString(16)}:0:1::1`,
});
const ask = (person: Person, proof?: ProofOfWork, from: TestShop = shop) =>
  requestCode(from, { ...person, language: "fr", purpose: "sign-in", ...(proof ? { proof } : {}) });
const enter = (person: Person, code: string, from: TestShop = shop) => signIn(from, { ...person, code });
const refusalOf = (attempt: Promise<unknown>): Promise<Refusal> =>
  attempt.then(
    () => expect.fail("was not refused"),
    (error) => error,
  );

async function askWithWork(person: Person) {
  const { details } = await refusalOf(ask(person));
  return ask(person, doWork(details.proof as ProofTask));
}
/** So many wrong guesses, four at each of as many e-mails as it takes. */
async function guessWrongly(count: number, first = 0): Promise<void> {
  for (let index = 0; index < count; index++) {
    const person = stranger(first + Math.floor(index / 4));
    if (index % 4 === 0) await ask(person);
    await refusalOf(enter(person, wrong(await newestCode(shop, person.email))));
  }
}

describe("the budget of wrong guesses of the whole shop", () => {
  test("four digits and no work before it is spent, six and work when it is", async () => {
    await guessWrongly(budget - 1);
    expect(await ask(owner)).toMatchObject({ codeLength: signInCodeLength, alphabet: "digits" });
    await refusalOf(enter(owner, wrong(await newestCode(shop, owner.email))));
    const other = { ...owner, email: "other@example.com" };
    expect(await refusalOf(ask(other))).toMatchObject({
      code: "proof_required",
      details: { proof: { zeroBits: 17 } },
    });
    expect(await askWithWork(other)).toMatchObject({ codeLength: 6, alphabet: "digits" });
    await expect(enter(other, await newestCode(shop, other.email))).resolves.toMatchObject({ isNew: true });
  });

  test("right codes do not spend it", async () => {
    for (let index = 0; index < budget + 5; index++) {
      const person = stranger(index);
      await ask(person);
      await enter(person, await newestCode(shop, person.email));
    }
    expect(await ask(owner)).toMatchObject({ codeLength: signInCodeLength });
  });

  test("a day later it is there again, and not an hour sooner", async () => {
    await guessWrongly(budget);
    await ageCounters(shop, 24 * 3600);
    expect(await refusalOf(ask(owner))).toMatchObject({ code: "proof_required" });
    await ageCounters(shop, 3600);
    expect(await ask(owner)).toMatchObject({ codeLength: signInCodeLength });
  });

  test("a short code that is still alive when it is spent stops working, and a longer one is sent", async () => {
    await ask(owner);
    const short = await newestCode(shop, owner.email);
    await guessWrongly(budget);
    shop.sent.length = 0;
    const refusal = await refusalOf(enter(owner, short));
    expect(refusal).toMatchObject({
      code: "longer_code_sent",
      details: { codeSent: { codeLength: 6, alphabet: "digits", resendAfterSeconds: 60 } },
    });
    expect(shop.sent.map(({ job }) => job)).toEqual(["mail-sign-in-code"]);
    const longer = await newestCode(shop, owner.email);
    expect(longer).toMatch(/^\d{6}$/);
    await expect(enter(owner, short)).rejects.toMatchObject({ code: "incorrect_code" });
    await expect(enter(owner, longer)).resolves.toMatchObject({ isNew: true });
  });

  test("asking again within the minute brings the longer code too", async () => {
    await ask(owner);
    await guessWrongly(budget);
    expect(await askWithWork(owner)).toMatchObject({ codeLength: 6 });
  });

  test("of guesses at the same moment at many e-mails no more are compared than it has", async () => {
    await warmUp(shop, otherShop);
    const victims = Array.from({ length: 15 }, (_, index) => stranger(index));
    await Promise.all(victims.map((victim) => ask(victim)));
    const codes = await Promise.all(victims.map(({ email }) => newestCode(shop, email)));
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const victim = victims[index % 15] as Person;
        const guess = enter(victim, wrong(codes[index % 15] as string), index % 2 ? shop : otherShop);
        return (await refusalOf(guess)).code;
      }),
    );
    // What is typed after a longer code was sent is compared with that one.
    expect(outcomes.filter((code) => code === "longer_code_sent")).toHaveLength(15);
    const compared = await shop.db
      .selectFrom("oneTimeCode")
      .select(({ fn }) => fn.sum<string>("attemptsLeft").as("left"))
      .where("length", "=", 4)
      .executeTakeFirstOrThrow();
    expect(15 * 4 - Number(compared.left)).toBe(budget);
  });

  test("right and wrong codes at once from one network do not wait for each other in a circle", async () => {
    await warmUp(shop, otherShop);
    const people = Array.from({ length: 16 }, (_, index) => ({
      email: `person${index}@example.com`,
      ip: `41.118.0.${index % 3}`,
    }));
    await Promise.all(people.map((person) => ask(person)));
    const outcomes = await Promise.all(
      people.map(async (person, index) => {
        const code = await newestCode(shop, person.email);
        const typed = index % 4 === 0 ? wrong(code) : code;
        return enter(person, typed, index % 2 ? shop : otherShop).then(
          () => "signed in",
          (error) => error.code,
        );
      }),
    );
    expect(outcomes).toEqual(people.map((_, index) => (index % 4 === 0 ? "incorrect_code" : "signed in")));
    const ofShop = await shop.db
      .selectFrom("limitCounter")
      .select(({ fn }) => fn.sum<number>("count").as("count"))
      .where("subject", "=", "guesses-hour/shop")
      .executeTakeFirst();
    expect(ofShop).toEqual({ count: 4 });
  });

  test("code mails have a budget too", async () => {
    for (let index = 0; index < 100; index++) await ask(stranger(index));
    expect(await askWithWork(owner)).toMatchObject({ codeLength: 6 });
  });
});

describe("a proof of work", () => {
  const proofFor = async (person: Person) => {
    const { details } = await refusalOf(ask(person));
    return doWork(details.proof as ProofTask);
  };
  beforeEach(async () => {
    await guessWrongly(budget);
  });

  test("is good once, in whatever process", async () => {
    const proof = await proofFor(owner);
    await ask(owner, proof);
    await ageCodes(shop, owner.email, 61);
    expect(await refusalOf(ask(owner, proof, otherShop))).toMatchObject({ code: "proof_required" });
  });

  test("is for one e-mail", async () => {
    const proof = await proofFor(stranger(900));
    expect(await refusalOf(ask(owner, proof))).toMatchObject({ code: "proof_required" });
  });

  test.each<[string, (proof: ProofOfWork) => ProofOfWork]>([
    ["was not done", (proof) => ({ ...proof, nonce: `${proof.nonce}1` })],
    ["is of a made-up challenge", (proof) => ({ ...proof, challenge: "A".repeat(43) })],
    [
      "is of a challenge with another end",
      ({ challenge, nonce }) => ({ nonce, challenge: `_${challenge.slice(1)}` }),
    ],
  ])("that %s is none", async (_what, spoil) => {
    expect(await refusalOf(ask(owner, spoil(await proofFor(owner))))).toMatchObject({
      code: "proof_required",
    });
  });

  test("must be as hard as it is when it is brought", async () => {
    const proof = await proofFor(owner);
    await shop.db
      .updateTable("limitCounter")
      .set({ count: 300 })
      .where("subject", "=", "guesses-hour/shop")
      .execute();
    expect(await refusalOf(ask(owner, proof))).toMatchObject({ details: { proof: { zeroBits: 18 } } });
  });
});
