import { basePath } from "@rihla/contract";
import { acceptedTerms, termsVersion } from "@rihla/contract/rules";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createHttp } from "../../http/create-http.ts";
import { createRoute } from "../../http/route.ts";
import { authenticate } from "../sign-in/authenticate.ts";
import { mountSignIn } from "../sign-in/sign-in.routes.ts";
import { cloneDatabase, newestCode, type TestShop } from "../sign-in/sign-in.test-kit.ts";
import { mountCustomers } from "./customers.routes.ts";

const chromeOnAndroid =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

let shop: TestShop;
let http: FastifyInstance;
let email: string;
let token: string;
let person = 0;

beforeAll(async () => {
  shop = (await cloneDatabase())();
  http = await createHttp(shop.log);
  const route = createRoute(http, {
    authenticate: (given) => authenticate(shop.db, given),
    checkAnswers: true,
    secureCookies: true,
  });
  mountSignIn(route, shop);
  mountCustomers(route, shop);
});
beforeEach(async () => {
  email = `person${++person}@example.com`;
  token = await signInAs(email);
});

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
async function call(method: Method, path: string, payload?: object, as = token, agent = chromeOnAndroid) {
  const answer = await http.inject({
    method,
    url: basePath + path,
    ...(payload ? { payload } : {}),
    headers: { "user-agent": agent, ...(as ? { authorization: `Bearer ${as}` } : {}) },
    remoteAddress: `41.116.0.${person}`,
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body ? answer.json() : null,
  };
}

async function signInAs(address: string, agent = chromeOnAndroid, more: object = {}): Promise<string> {
  await call("POST", "/auth/codes", { email: address }, "");
  const code = await newestCode(shop, address);
  const body = { email: address, code, ...more };
  return (await call("POST", "/auth/sessions", body, "", agent)).body.data.token;
}
const sessions = async (as = token) => (await call("GET", "/auth/sessions", undefined, as)).body.data;
const works = async (as: string) => (await call("GET", "/auth/me", undefined, as)).status === 200;

test("the places where one is signed in are listed with browser and system, the asking one marked", async () => {
  await signInAs(email, "curl/8.5.0");
  const listed = await sessions();
  expect(listed).toHaveLength(2);
  expect(
    listed.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
  ).toEqual(
    expect.arrayContaining([
      ["Chrome, Android", true],
      [null, false],
    ]),
  );
});

test("what the browser said of itself is stored nowhere", async () => {
  const rows = await shop.db.selectFrom("session").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("Mozilla");
});

test("one place is signed out, the others stay, and doing it twice does it once", async () => {
  const other = await signInAs(email);
  const { id } = (await sessions(other)).find((one: { current: boolean }) => one.current);
  expect((await call("DELETE", `/auth/sessions/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/auth/sessions/${id}`)).status).toBe(204);
  expect([await works(other), await works(token)]).toEqual([false, true]);
  expect(await sessions()).toHaveLength(1);
});

test("somebody else's session, one that never was and no session at all are the same: not found", async () => {
  const stranger = await signInAs(`stranger${person}@example.com`);
  const [{ id }] = await sessions();
  for (const path of [id, crypto.randomUUID(), "current2", "%00"])
    expect(await call("DELETE", `/auth/sessions/${path}`, undefined, stranger)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  expect(await works(token)).toBe(true);
});

test("whoever signs out leaves no guest's chat in the browser, wherever they signed out, and one elsewhere stays", async () => {
  const other = await signInAs(email);
  const { id } = (await sessions(other)).find((one: { current: boolean }) => one.current);
  const end = async (path: string, as: string) =>
    (await call("DELETE", path, undefined, as)).headers["set-cookie"];
  expect(await end(`/auth/sessions/${id}`, token)).toBeUndefined();
  expect(await end("/auth/sessions/current", token)).toMatch(/^chat_secret=; .*Max-Age=0/);
});

test("the profile is all that a screen needs of somebody, and nothing else of them", async () => {
  const newcomer = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: null,
    email,
    phone: null,
    country: null,
  };
  const preferences = { language: "fr", currency: "DZD" };
  expect((await call("GET", "/auth/me")).body).toEqual({
    data: { ...newcomer, status: "verified", preferences },
  });
});

test("name and country are changed one by one, and kept when nothing is sent", async () => {
  const change = async (body: object) => (await call("PATCH", "/auth/me", body)).body.data;
  expect(await change({ name: "  Amina Haddad " })).toMatchObject({ name: "Amina Haddad", country: null });
  expect(await change({ country: "DZ" })).toMatchObject({ name: "Amina Haddad", country: "DZ" });
  expect(await change({})).toMatchObject({ name: "Amina Haddad", country: "DZ" });
  expect((await call("GET", "/auth/me")).body.data).toMatchObject({ name: "Amina Haddad", country: "DZ" });
});

test.each([
  [{ name: "A" }, "name", "name_too_short"],
  [{ name: "A".repeat(50) }, "name", "name_too_long"],
  [{ name: "A\nB: c" }, "name", "invalid"],
  [{ name: null }, "name", "invalid"],
  [{ country: "Algeria" }, "country", "invalid_country"],
  [{ name: "Amina", email: "other@example.com" }, "email", "invalid"],
  [{ phone: "+213551234567" }, "phone", "invalid"],
  [{ status: "verified" }, "status", "invalid"],
])("%j is refused as a change of the profile", async (body, path, code) => {
  expect(await call("PATCH", "/auth/me", body)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", errors: [{ path, code }] },
  });
  expect((await call("GET", "/auth/me")).body.data).toMatchObject({ email, name: null, phone: null });
});

test.each(["null", undefined])("a change that is %s is refused", async (payload) => {
  const authorization = `Bearer ${token}`;
  const headers = payload ? { authorization, "content-type": "application/json" } : { authorization };
  const answer = await http.inject({
    method: "PATCH",
    url: `${basePath}/auth/me`,
    headers,
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "invalid_input", errors: [{ path: "" }] });
});

test("names of two and of 49 letters are names", async () => {
  for (const name of ["Li", "A".repeat(49)])
    expect((await call("PATCH", "/auth/me", { name })).body.data.name).toBe(name);
});

test("language and currency are kept with the account", async () => {
  expect((await call("GET", "/auth/me/preferences")).body.data).toEqual({ language: "fr", currency: "DZD" });
  const chosen = { language: "ar", currency: "USD" };
  expect((await call("PUT", "/auth/me/preferences", chosen)).body.data).toEqual(chosen);
  expect((await call("GET", "/auth/me/preferences")).body.data).toEqual(chosen);
  expect((await call("GET", "/auth/me")).body.data.preferences).toEqual(chosen);
});

test.each([
  [{ language: "fr", currency: "EUR" }, "currency", "invalid_currency"],
  [{ language: "fr", currency: "dzd" }, "currency", "invalid_currency"],
  [{ language: "de", currency: "DZD" }, "language", "invalid"],
  [{ language: "fr" }, "currency", "required"],
])("%j is refused as preferences", async (body, path, code) => {
  expect(await call("PUT", "/auth/me/preferences", body)).toMatchObject({
    status: 400,
    body: { errors: [{ path, code }] },
  });
});

test("registering records which terms were accepted and when, once", async () => {
  const terms = { name: "Amina Haddad", country: "DZ", termsVersion };
  const registered = `new${person}@example.com`;
  await signInAs(registered, chromeOnAndroid, terms);
  await signInAs(registered, chromeOnAndroid, terms);
  const consents = await shop.db
    .selectFrom("consent")
    .innerJoin("customer", "customer.id", "consent.customerId")
    .select(["document", "version", "givenAt"])
    .where("email", "=", registered)
    .execute();
  expect(consents).toEqual([{ document: "terms", version: termsVersion, givenAt: expect.any(Date) }]);
});

test("of the terms that an app built before still shows, it is noted which one was agreed to", async () => {
  const agreed: Record<string, string[]> = {};
  for (const shown of acceptedTerms) {
    const registered = `shown-${shown}-${person}@example.com`;
    await signInAs(registered, chromeOnAndroid, { name: "Amina", country: "DZ", termsVersion: shown });
    const versions = shop.db
      .selectFrom("consent")
      .innerJoin("customer", "customer.id", "consent.customerId")
      .select("version")
      .where("email", "=", registered);
    agreed[shown] = (await versions.execute()).map(({ version }) => version);
  }
  expect(agreed).toEqual(Object.fromEntries(acceptedTerms.map((shown) => [shown, [shown]])));
});

test("terms that are no longer the shop's are not enough", async () => {
  const body = { email, code: "1234", termsVersion: "2019-01" };
  expect(await call("POST", "/auth/sessions", body, "")).toMatchObject({
    status: 400,
    body: { errors: [{ path: "termsVersion", code: "terms_not_accepted" }] },
  });
});
