import { signInCodeLength } from "@rihla/contract/rules";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { newToken } from "../../infra/ids.ts";
import { registerDevice } from "../devices/register-device.ts";
import { authenticate } from "./authenticate.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";
import { findRequester } from "./known-device.ts";
import { requestCode } from "./request-code.ts";
import { ageCodes, cloneDatabase, newestCode, wrong } from "./sign-in.test-kit.ts";
import { signIn } from "./sign-in.ts";
import { signOut, signOutEverywhere } from "./sign-out.ts";

const shop = (await cloneDatabase({ SIGN_IN_WRONG_GUESSES: 20 }))();
const email = "owner@example.com";
const ip = "41.111.9.9";

beforeEach(async () => {
  for (const table of ["limitCounter", "oneTimeCode", "customer"] as const)
    await shop.db.deleteFrom(table).execute();
  shop.sent.length = 0;
});

/** Asks for a code on the device with this secret, as the route does. */
async function ask(secret: string | null = null, at = ip, who = email) {
  const requester = await findRequester(shop.db, who, secret);
  const asker = { email: who, ip: at, language: "fr", purpose: "sign-in" } as const;
  return requestCode(shop, { ...asker, requester });
}
const enter = (code: string, secret: string | null = null, who = email) =>
  signIn(shop, { email: who, code, ip, deviceSecret: secret });
/** Signs in on a device, known or not, and gives back the session with the device's next secret. */
async function signInOn(secret: string | null = null, who = email) {
  await ask(secret, ip, who);
  const signedIn = await enter(await newestCode(shop, who), secret, who);
  await shop.db.deleteFrom("limitCounter").execute();
  return signedIn;
}
const callerOf = async (token: string) => (await authenticate(shop.db, token)) as Caller;
const isKnown = async (secret: string, who = email) =>
  (await findRequester(shop.db, who, secret)) !== undefined;
const ignored = () => undefined;

describe("while strangers spend all that there is, from many addresses", () => {
  const strangersSpendAll = async () => {
    // The last of them from where the owner is.
    for (const at of ["2a02:1:0:1::1", ip]) {
      await ask(null, at);
      await enter("0").catch(ignored);
      await ageCodes(shop, email, 61);
    }
    await shop.db
      .updateTable("limitCounter")
      .set({ count: 1_000_000 })
      .where("subject", "not like", "%/requester/%")
      .execute();
    await expect(ask(null, "2a02:2::1")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(ask(null, "2a02:2::1", "another@example.com")).rejects.toMatchObject({
      code: "proof_required",
    });
  };

  test("a device that was signed in before gets a code of four digits at once, without work, and signs in", async () => {
    const { deviceSecret } = await signInOn();
    await strangersSpendAll();
    expect(await ask(deviceSecret)).toMatchObject({ codeLength: signInCodeLength });
    await expect(enter(await newestCode(shop, email), deviceSecret)).resolves.toMatchObject({ isNew: false });
  });

  test("and so it does when it was signed out before", async () => {
    const { deviceSecret, token } = await signInOn();
    await signOut(shop.db, await callerOf(token), "current");
    await strangersSpendAll();
    await ask(deviceSecret);
    await expect(enter(await newestCode(shop, email), deviceSecret)).resolves.toMatchObject({ isNew: false });
  });
});

describe("a code asked for on a known device", () => {
  const ownCode = async (secret: string) => {
    await ask(secret);
    return newestCode(shop, email);
  };

  test("is neither replaced nor used up by strangers", async () => {
    const { deviceSecret } = await signInOn();
    const code = await ownCode(deviceSecret);
    for (let guess = 0; guess < 6; guess++) await enter(wrong(code)).catch(ignored);
    await ask();
    for (let guess = 0; guess < 6; guess++) await enter("0").catch(ignored);
    await expect(enter(code, deviceSecret)).resolves.toMatchObject({ isNew: false });
  });

  test("signs in nobody elsewhere, right as it is", async () => {
    const { deviceSecret } = await signInOn();
    await expect(enter(await ownCode(deviceSecret))).rejects.toMatchObject({ code: "code_expired" });
  });

  test("bears four wrong tries of its own, and the device so many in an hour", async () => {
    const { deviceSecret } = await signInOn();
    const code = await ownCode(deviceSecret);
    for (const attemptsLeft of [3, 2, 1, 0])
      await expect(enter(wrong(code), deviceSecret)).rejects.toMatchObject({ details: { attemptsLeft } });
    await expect(enter(code, deviceSecret)).rejects.toMatchObject({ code: "too_many_attempts" });
    const counted = await shop.db
      .selectFrom("limitCounter")
      .select("subject")
      .where("subject", "like", "guesses-%")
      .execute();
    expect(counted.map(({ subject }) => subject.split("/", 2).join("/"))).toEqual(["guesses-day/requester"]);
  });
});

describe("a device is known", () => {
  test("by its secret of 256 bits, of which the database holds only digests", async () => {
    const first = await signInOn();
    const second = await signInOn(first.deviceSecret);
    const rows = await shop.db.selectFrom("knownDevice").selectAll().execute();
    for (const { deviceSecret } of [first, second]) {
      expect(Buffer.from(deviceSecret, "base64url")).toHaveLength(32);
      expect(JSON.stringify(rows)).not.toContain(deviceSecret);
    }
    expect(rows).toHaveLength(1);
  });

  test("by its newest secret and the one before, in case the newest got lost", async () => {
    const { deviceSecret: first } = await signInOn();
    const { deviceSecret: second } = await signInOn(first);
    expect([await isKnown(first), await isKnown(second)]).toEqual([true, true]);
    const { deviceSecret: third } = await signInOn(first);
    expect([await isKnown(first), await isKnown(second), await isKnown(third)]).toEqual([false, true, true]);
  });

  test("to the account that signed in on it only, and by no made-up secret", async () => {
    const { deviceSecret } = await signInOn();
    await signInOn(null, "other@example.com");
    expect(await isKnown(deviceSecret, "other@example.com")).toBe(false);
    expect(await isKnown(newToken())).toBe(false);
  });

  test("to each of a family that shares it", async () => {
    const { deviceSecret } = await signInOn();
    const { deviceSecret: shared } = await signInOn(deviceSecret, "sister@example.com");
    expect([await isKnown(shared), await isKnown(shared, "sister@example.com")]).toEqual([true, true]);
  });

  test("not by the name that it registers with", async () => {
    const { token } = await signInOn();
    const described = {
      device_id: newToken(),
      platform: "web",
      model: "",
      os_version: "",
      device_type: "web",
      device_locale: "fr",
      timezone: "UTC",
      app_version: "1",
    } as const;
    await registerDevice(shop, await callerOf(token), described);
    expect(await isKnown(described.device_id)).toBe(false);
  });

  test("for a year after the last sign-in on it", async () => {
    const { deviceSecret } = await signInOn();
    await shop.db.updateTable("knownDevice").set({ lastUsedAt: sql`now() - interval '364 days'` }).execute();
    expect(await isKnown(deviceSecret)).toBe(true);
    await shop.db.updateTable("knownDevice").set({ lastUsedAt: sql`now() - interval '366 days'` }).execute();
    expect(await isKnown(deviceSecret)).toBe(false);
    await forgetOldSignIns(shop);
    expect(await shop.db.selectFrom("knownDevice").select("id").execute()).toEqual([]);
  });

  test("only if it is among the ten used last", async () => {
    const { deviceSecret } = await signInOn();
    for (let index = 0; index < 9; index++) await signInOn();
    expect(await isKnown(deviceSecret)).toBe(true);
    await signInOn();
    expect(await isKnown(deviceSecret)).toBe(false);
  });

  test("until it is signed out from elsewhere", async () => {
    const [here, there] = [await signInOn(), await signInOn()];
    const { sessionId } = await callerOf(there.token);
    await signOut(shop.db, await callerOf(here.token), sessionId);
    expect([await isKnown(here.deviceSecret), await isKnown(there.deviceSecret)]).toEqual([true, false]);
  });

  test("also after an older session on it is ended from there", async () => {
    const older = await signInOn();
    const newer = await signInOn(older.deviceSecret);
    await signOut(shop.db, await callerOf(newer.token), (await callerOf(older.token)).sessionId);
    expect(await isKnown(newer.deviceSecret)).toBe(true);
  });

  test("until everything is signed out, unless it is the one that asks", async () => {
    const [here, there] = [await signInOn(), await signInOn()];
    await signOutEverywhere(shop.db, await callerOf(here.token));
    expect([await isKnown(here.deviceSecret), await isKnown(there.deviceSecret)]).toEqual([true, false]);
  });
});

test("two who sign in on one device at the same moment are both known on it", async () => {
  const { deviceSecret: first } = await signInOn();
  const { deviceSecret } = await signInOn(first, "sister@example.com");
  await Promise.all([ask(deviceSecret), ask(deviceSecret, ip, "sister@example.com")]);
  const both = await Promise.all(
    [email, "sister@example.com"].map(async (who) => enter(await newestCode(shop, who), deviceSecret, who)),
  );
  // The browser keeps whichever answer came last.
  for (const { deviceSecret: kept } of both)
    expect([await isKnown(kept), await isKnown(kept, "sister@example.com")]).toEqual([true, true]);
});

test("the owner is told of a sign-in on a device that was not known, and of no other", async () => {
  const told = () => shop.sent.filter(({ job }) => job === "mail-new-device").map(({ data }) => data);
  const { deviceSecret } = await signInOn();
  await signInOn(deviceSecret);
  expect(told()).toEqual([]);
  const { token } = await signInOn();
  expect(told()).toEqual([{ sessionId: (await callerOf(token)).sessionId }]);
});
