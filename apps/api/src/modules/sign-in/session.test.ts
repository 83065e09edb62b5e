import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { authenticate } from "./authenticate.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";
import { requestCode } from "./request-code.ts";
import { cloneDatabase, newestCode, type TestShop } from "./sign-in.test-kit.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

let shop: TestShop;
let token: string;
let person = 0;

beforeAll(async () => {
  shop = (await cloneDatabase())();
});
beforeEach(async () => {
  token = await openSession(`person${++person}@example.com`);
});

async function openSession(email: string): Promise<string> {
  const ip = `41.114.0.${person}`;
  await requestCode(shop, { email, ip, language: "fr", purpose: "sign-in" });
  return (await signIn(shop, { email, code: await newestCode(shop, email), ip })).token;
}
const callerOf = (someToken: string) => authenticate(shop.db, someToken);
const readSession = async () => {
  const caller = await callerOf(token);
  return shop.db
    .selectFrom("session")
    .selectAll()
    .where("id", "=", caller?.sessionId ?? "")
    .executeTakeFirstOrThrow();
};
const moveSession = (column: "lastUsedAt" | "expiresAt", ago: string) =>
  shop.db
    .updateTable("session")
    .set({ [column]: sql`now() - ${ago}::interval` })
    .where("revokedAt", "is", null)
    .execute();

test("a token is 256 random bits and the database holds only its digest", async () => {
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const session = await readSession();
  expect(JSON.stringify(session)).not.toContain(token);
});

test("a token nobody was given belongs to nobody", async () => {
  await expect(callerOf("x".repeat(43))).resolves.toBeNull();
});

test("a session ends when its time is over", async () => {
  await moveSession("expiresAt", "1 second");
  await expect(callerOf(token)).resolves.toBeNull();
});

test("being used moves the end to 180 days from now, at most once an hour", async () => {
  await moveSession("lastUsedAt", "59 minutes");
  const early = await readSession();
  await callerOf(token);
  expect(await readSession()).toEqual(early);

  await moveSession("lastUsedAt", "61 minutes");
  await moveSession("expiresAt", "-1 day");
  await Promise.all([callerOf(token), callerOf(token), callerOf(token)]);
  const { lastUsedAt, expiresAt } = await readSession();
  expect(Date.now() - lastUsedAt.getTime()).toBeLessThan(60_000);
  expect(Math.round((expiresAt.getTime() - lastUsedAt.getTime()) / 86_400_000)).toBe(180);
});

test("however much it is used, it ends a year after it began", async () => {
  await shop.db
    .updateTable("session")
    .set({ createdAt: sql`now() - interval '300 days'` })
    .where("revokedAt", "is", null)
    .execute();
  await moveSession("lastUsedAt", "61 minutes");
  await callerOf(token);
  const { createdAt, lastUsedAt, expiresAt } = await readSession();
  expect(Date.now() - lastUsedAt.getTime()).toBeLessThan(60_000);
  expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 86_400_000)).toBe(365);
});

test("signing out ends this session and no other of the same customer", async () => {
  const email = `person${person}@example.com`;
  const otherToken = await openSession(email);
  await signOut(shop.db, (await callerOf(token)) as Caller, "current");
  await expect(callerOf(token)).resolves.toBeNull();
  await expect(callerOf(otherToken)).resolves.toMatchObject({ email });
});

test("what ended long ago is forgotten, what still counts is kept", async () => {
  await shop.db.updateTable("oneTimeCode").set({ expiresAt: sql`now() - interval '25 hours'` }).execute();
  const keep = await openSession(`keep${person}@example.com`);
  await shop.db
    .updateTable("session")
    .set({ revokedAt: sql`now() - interval '31 days'` })
    .where("id", "=", (await callerOf(token))?.sessionId ?? "")
    .execute();
  await shop.db
    .insertInto("limitCounter")
    .values([
      { subject: "old", windowStart: sql<Date>`now() - interval '33 days'`, count: 1 },
      { subject: "in the ration", windowStart: sql<Date>`now() - interval '31 days'`, count: 1 },
    ])
    .execute();

  await forgetOldSignIns(shop);

  const codes = await shop.db.selectFrom("oneTimeCode").select("email").execute();
  expect(codes).toEqual([{ email: `keep${person}@example.com` }]);
  const counters = await shop.db.selectFrom("limitCounter").select("subject").execute();
  expect(counters).toContainEqual({ subject: "in the ration" });
  expect(counters).not.toContainEqual({ subject: "old" });
  const revoked = await shop.db
    .selectFrom("session")
    .select("id")
    .where("revokedAt", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
  expect(revoked).toEqual([]);
  await expect(callerOf(keep)).resolves.not.toBeNull();
});
