import { basePath } from "@rihla/contract";
import { signInCodeLength } from "@rihla/contract/rules";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createHttp } from "../../http/create-http.ts";
import { createRoute } from "../../http/route.ts";
import { authenticate } from "./authenticate.ts";
import { requestCode } from "./request-code.ts";
import { mountSignIn } from "./sign-in.routes.ts";
import { cloneDatabase, newestCode, type TestShop, wrong } from "./sign-in.test-kit.ts";
import { signIn } from "./sign-in.ts";

let shop: TestShop;
let call: (token: string, path: string, body: object) => Promise<{ status: number; code?: string }>;
let token: string;
const email = "owner@example.com";
const ip = "41.117.0.1";

beforeAll(async () => {
  shop = (await cloneDatabase())();
  const http = await createHttp(shop.log);
  const caller = (bearer: string) => authenticate(shop.db, bearer);
  mountSignIn(createRoute(http, { authenticate: caller, checkAnswers: true, secureCookies: true }), shop);
  call = async (bearer, path, payload) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await http.inject({ method: "POST", url: basePath + path, payload, headers });
    return { status: answer.statusCode, ...(answer.body ? answer.json() : {}) };
  };
});
beforeEach(async () => {
  for (const table of ["limitCounter", "oneTimeCode", "customer"] as const)
    await shop.db.deleteFrom(table).execute();
  token = await openSession();
});

async function openSession(): Promise<string> {
  await requestCode(shop, { email, ip, language: "fr", purpose: "sign-in" });
  const { token: opened } = await signIn(shop, { email, ip, code: await newestCode(shop, email) });
  return opened;
}
const isConfirmed = async (of = token) => (await authenticate(shop.db, of))?.isConfirmed;
const signedInAgo = (minutes: number) =>
  shop.db
    .updateTable("session")
    .set({ provenAt: sql`now() - make_interval(mins => ${minutes})` })
    .execute();
const ask = (of = token) => call(of, "/auth/me/codes", { language: "fr" });
const confirm = (code: string, of = token) => call(of, "/auth/me/confirmation", { code });

test("who has just signed in is confirmed, for ten minutes", async () => {
  expect(await isConfirmed()).toBe(true);
  await signedInAgo(9);
  expect(await isConfirmed()).toBe(true);
  await signedInAgo(10);
  expect(await isConfirmed()).toBe(false);
});

test("a fresh code confirms this session and no other of the customer", async () => {
  const other = await openSession();
  await signedInAgo(60);
  expect(await ask()).toMatchObject({ status: 202, data: { codeLength: signInCodeLength } });
  const code = await newestCode(shop, email);
  expect(await confirm(wrong(code))).toMatchObject({ status: 422, code: "incorrect_code", attemptsLeft: 3 });
  expect(await isConfirmed()).toBe(false);
  expect(await confirm(code)).toEqual({ status: 204 });
  expect([await isConfirmed(), await isConfirmed(other)]).toEqual([true, false]);
  expect(await confirm(code)).toMatchObject({ code: "code_expired" });
});

test("a code for signing in confirms nothing, one for confirming signs nobody in, nor confirms elsewhere", async () => {
  const other = await openSession();
  await signedInAgo(60);
  await requestCode(shop, { email, ip, language: "fr", purpose: "sign-in" });
  expect(await confirm(await newestCode(shop, email))).toMatchObject({ code: "code_expired" });
  await shop.db.deleteFrom("oneTimeCode").execute();
  await ask();
  const code = await newestCode(shop, email);
  await expect(signIn(shop, { email, ip, code })).rejects.toMatchObject({ code: "code_expired" });
  expect(await confirm(code, other)).toMatchObject({ code: "code_expired" });
});

test("strangers who spend the limits of the e-mail and the network take none of it", async () => {
  await signedInAgo(60);
  await requestCode(shop, { email, ip, language: "fr", purpose: "sign-in" });
  await signIn(shop, { email, ip, code: "0" }).catch(() => undefined);
  await shop.db.updateTable("limitCounter").set({ count: 1_000_000 }).execute();
  expect(await ask()).toMatchObject({ status: 202, data: { codeLength: signInCodeLength } });
  expect(await confirm(await newestCode(shop, email))).toEqual({ status: 204 });
});
