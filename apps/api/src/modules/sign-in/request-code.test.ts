import type { ProofOfWork, ProofTask } from "@rihla/contract";
import { signInCodeLength } from "@rihla/contract/rules";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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
import { busyNetworkProofBits, shortCodeRation } from "./sign-in-limits.ts";

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
  ip = `41.111.0.${person}`;
  shop.sent.length = 0;
});

const ask = (from: TestShop = shop, at = ip) =>
  requestCode(from, { email, ip: at, language: "fr", purpose: "sign-in" });
const guess = (code: string, at = ip) => signIn(shop, { email, code, ip: at });

test("a code lives ten minutes, can be asked for again after one, and is mailed once", async () => {
  const before = Date.now();
  const answer = await ask();
  expect(answer).toMatchObject({ codeLength: signInCodeLength, alphabet: "digits", resendAfterSeconds: 60 });
  expect(Date.parse(answer.expiresAt) - before).toBeGreaterThan(590_000);
  expect(Date.parse(answer.expiresAt) - before).toBeLessThan(610_000);
  expect(shop.sent).toHaveLength(1);
});

test("asking again within the minute sends nothing and says how long to wait", async () => {
  const first = await ask();
  const code = await newestCode(shop, email);
  await ageCodes(shop, email, 20);
  const second = await ask();
  expect(second.resendAfterSeconds).toBeGreaterThan(35);
  expect(second.resendAfterSeconds).toBeLessThanOrEqual(40);
  expect(second.codeLength).toBe(first.codeLength);
  expect(shop.sent).toHaveLength(1);
  await expect(guess(code)).resolves.toMatchObject({ isNew: true });
});

test("a code that was guessed at in vain is followed by another at once", async () => {
  await ask();
  const code = await newestCode(shop, email);
  const wrong = code === "0000" ? "0001" : "0000";
  for (let tries = 0; tries < 4; tries++)
    await expect(guess(wrong)).rejects.toMatchObject({ code: "incorrect_code" });
  expect((await ask()).resendAfterSeconds).toBe(60);
  expect(shop.sent).toHaveLength(2);
  await expect(guess(await newestCode(shop, email))).resolves.toMatchObject({ isNew: true });
});

test("a later request replaces the older code", async () => {
  await ask();
  const older = await newestCode(shop, email);
  await ageCodes(shop, email, 61);
  await ask();
  const newer = await newestCode(shop, email);
  expect(shop.sent).toHaveLength(2);
  if (older !== newer) await expect(guess(older)).rejects.toMatchObject({ code: "incorrect_code" });
  await expect(guess(newer)).resolves.toMatchObject({ isNew: true });
});

test("twenty requests at once send one mail", async () => {
  await warmUp(shop, otherShop);
  otherShop.sent.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 ? shop : otherShop)),
  );
  expect(new Set(answers.map((answer) => answer.expiresAt)).size).toBe(1);
  expect(shop.sent.length + otherShop.sent.length).toBe(1);
  const rows = await shop.db.selectFrom("oneTimeCode").selectAll().where("email", "=", email).execute();
  expect(rows).toHaveLength(1);
});

test("the sixth code within an hour from one place is refused by every process, with the time to wait", async () => {
  for (let round = 0; round < 5; round++) {
    await ask(round % 2 ? shop : otherShop);
    await ageCodes(shop, email, 61);
  }
  for (const process of [shop, otherShop]) {
    const refusal = await ask(process).catch((error) => error);
    expect(refusal).toMatchObject({ code: "rate_limited" });
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.details.retryAfterSeconds).toBeLessThanOrEqual(3600);
  }
});

test("a stranger who used up his requests does not keep the owner elsewhere from asking", async () => {
  for (let round = 0; round < 5; round++) {
    await ask(shop, "196.20.0.1");
    await ageCodes(shop, email, 61);
  }
  await expect(ask(shop, "196.20.0.1")).rejects.toMatchObject({ code: "rate_limited" });
  await expect(ask()).resolves.toMatchObject({ resendAfterSeconds: 60 });
});

test("one e-mail gets twelve codes an hour, from wherever they are asked for, and then twelve more", async () => {
  for (let place = 0; place < 12; place++) {
    await ask(shop, `196.21.${place}.1`);
    await ageCodes(shop, email, 61);
  }
  const refusal = await ask(shop, "196.21.99.1").catch((error) => error);
  expect(refusal).toMatchObject({ code: "rate_limited" });
  expect(refusal.details.retryAfterSeconds).toBeLessThanOrEqual(3600);
  await ageCounters(shop, 3600);
  await expect(ask(shop, "196.21.99.1")).resolves.toMatchObject({ codeLength: signInCodeLength });
});

describe("of one network, for all e-mails together", () => {
  const at = "196.22.0.1";
  const askFor = (who: string, proof?: ProofOfWork) =>
    requestCode(shop, { email: `${who}@example.com`, ip: at, language: "fr", purpose: "sign-in", proof });
  const refusalOf = (who: string, proof?: ProofOfWork) => askFor(who, proof).catch((error) => error);
  const taskOf = async (who: string): Promise<ProofTask> => (await refusalOf(who)).details.proof;

  /** As if so many had been mailed in this hour. */
  const setMailed = (count: number) =>
    shop.db
      .updateTable("limitCounter")
      .set({ count })
      .where("subject", "like", "codes-hour/network/%")
      .where("subject", "in", ofNetwork)
      .execute();
  let ofNetwork: string[] = [];

  test("a hundred codes an hour go without work, and all others with the same little", async () => {
    const counted = () => shop.db.selectFrom("limitCounter").select("subject").execute();
    const before = new Set((await counted()).map(({ subject }) => subject));
    await askFor("many0");
    ofNetwork = (await counted()).map(({ subject }) => subject).filter((subject) => !before.has(subject));
    await setMailed(99);
    await askFor("many1");
    expect(await refusalOf("many2")).toMatchObject({
      code: "proof_required",
      details: { proof: { zeroBits: busyNetworkProofBits } },
    });
    await setMailed(900);
    expect((await taskOf("many2")).zeroBits).toBe(busyNetworkProofBits);
    for (const who of ["many2", "many3"])
      expect(await askFor(who, doWork(await taskOf(who)))).toMatchObject({ codeLength: signInCodeLength });
  });

  test("somebody else's work is none, and one's own is good once", async () => {
    const proof = doWork(await taskOf("amina"));
    expect(await refusalOf("samir", proof)).toMatchObject({ code: "proof_required" });
    await askFor("amina", proof);
    await ageCodes(shop, "amina@example.com", 61);
    expect(await refusalOf("amina", proof)).toMatchObject({ code: "proof_required" });
  });

  test("a thousand an hour are all, whatever is done for them", async () => {
    await setMailed(1000);
    expect(await refusalOf("many2000")).toMatchObject({ code: "rate_limited" });
  });
});

test("an address that strangers guess at gets long codes, and short ones again a month later", async () => {
  for (let code = 0; code < shortCodeRation / 4; code++) {
    await ask(shop, `196.23.${code}.1`);
    const right = await newestCode(shop, email);
    expect(right).toHaveLength(4);
    for (let attempt = 0; attempt < 4; attempt++) {
      await guess(wrong(right), `196.23.${code}.1`).catch(() => undefined);
    }
    await ageCodes(shop, email, 61);
  }
  // They used up the mails of this hour as well.
  await shop.db.deleteFrom("limitCounter").where("subject", "like", "codes-%").execute();
  await expect(ask()).resolves.toMatchObject({ codeLength: 8, alphabet: "digits" });
  await expect(guess(await newestCode(shop, email))).resolves.toMatchObject({ isNew: true });

  await ageCounters(shop, 30 * 24 * 3600);
  await expect(ask()).resolves.toMatchObject({ codeLength: 8 });
  await ageCodes(shop, email, 61);
  await ageCounters(shop, 24 * 3600);
  await expect(ask()).resolves.toMatchObject({ codeLength: signInCodeLength, alphabet: "digits" });
});
