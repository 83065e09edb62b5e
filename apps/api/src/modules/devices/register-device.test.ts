import { randomBytes } from "node:crypto";
import { basePath } from "@rihla/contract";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { createHttp } from "../../http/create-http.ts";
import { createRoute } from "../../http/route.ts";
import { authenticate } from "../sign-in/index.ts";
import { requestCode } from "../sign-in/request-code.ts";
import { cloneDatabase, newestCode, type TestShop, warmUp } from "../sign-in/sign-in.test-kit.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { mountDevices } from "./devices.routes.ts";

let shop: TestShop;
let http: FastifyInstance;
let person = 0;
let mine: string;
let theirs: string;

beforeAll(async () => {
  shop = (await cloneDatabase())();
  http = await createHttp(shop.log);
  const route = createRoute(http, {
    authenticate: (token) => authenticate(shop.db, token),
    checkAnswers: true,
    secureCookies: true,
  });
  mountDevices(route, shop);
});
beforeEach(async () => {
  await shop.db.deleteFrom("device").execute();
  mine = await openSession(`person${++person}@example.com`);
  theirs = await openSession(`other${person}@example.com`);
});

async function openSession(email: string): Promise<string> {
  const ip = `41.117.0.${person}`;
  await requestCode(shop, { email, ip, language: "fr", purpose: "sign-in" });
  return (await signIn(shop, { email, code: await newestCode(shop, email), ip })).token;
}
const description = {
  device_id: "phone-1",
  platform: "android",
  model: "Pixel 8",
  os_version: "15",
  device_type: "android",
  device_locale: "fr-DZ",
  timezone: "Africa/Algiers",
  app_version: "1.0.0",
};
async function register(change: object = {}, token = mine) {
  const answer = await http.inject({
    method: "POST",
    url: `${basePath}/devices`,
    payload: { ...description, ...change },
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const devices = () =>
  shop.db
    .selectFrom("device")
    .innerJoin("customer", "customer.id", "device.customerId")
    .select(["email", "deviceId", "pushToken", "appVersion"])
    .orderBy("deviceId")
    .orderBy("email")
    .execute();

test("a device is made known once, and brought up to date afterwards", async () => {
  const first = await register();
  const again = await register({ app_version: "1.1.0" });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.data).toEqual(first.body.data);
  expect(await devices()).toMatchObject([{ deviceId: "phone-1", appVersion: "1.1.0" }]);
});

test("a device that says no push token keeps the one it had", async () => {
  await register({ push_token: "token-1" });
  await register();
  expect(await devices()).toMatchObject([{ pushToken: "token-1" }]);
});

test("whoever says the name of somebody's device takes nothing from them", async () => {
  const first = await register({ push_token: "token-1" });
  const another = await register({}, theirs);
  expect(another.status).toBe(201);
  expect(another.body.data.id).not.toBe(first.body.data.id);
  const said = { deviceId: "phone-1", appVersion: "1.0.0" };
  expect(await devices()).toEqual([
    { ...said, email: `other${person}@example.com`, pushToken: null },
    { ...said, email: `person${person}@example.com`, pushToken: "token-1" },
  ]);
});

test("what is sent to a phone goes to who signed in on it last", async () => {
  await register({ push_token: "token-1" });
  await register({ push_token: "token-1" }, theirs);
  expect(await devices()).toMatchObject([
    { email: `other${person}@example.com`, pushToken: "token-1" },
    { email: `person${person}@example.com`, pushToken: null },
  ]);
});

test("a push token belongs to the device that sent it last", async () => {
  await register({ push_token: "token-1" }, theirs);
  await register({ device_id: "phone-2", push_token: "token-1" });
  expect(await devices()).toMatchObject([
    { deviceId: "phone-1", pushToken: null },
    { deviceId: "phone-2", pushToken: "token-1" },
  ]);
});

test("a token that can't be the push service's is refused, and not only when it is used", async () => {
  shop.pushers = {
    browser: null,
    app: { accepts: (token) => token !== "apple", push: async () => ({ outcome: "taken" }) },
  };
  expect(await register({ push_token: "apple" })).toMatchObject({
    status: 400,
    body: { code: "invalid_input", errors: [{ path: "push_token", code: "invalid" }] },
  });
  expect(await devices()).toEqual([]);
  expect((await register({ push_token: "token-1" })).status).toBe(201);
});

test("a signed-out place is sent nothing any more", async () => {
  await register({ push_token: "token-1" });
  await signOut(shop.db, (await authenticate(shop.db, mine)) as Caller, "current");
  expect(await devices()).toMatchObject([{ pushToken: null }]);
});

test("twenty calls at the same moment make one row, new to one of them", async () => {
  await warmUp(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register({ push_token: "token-1" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await devices()).toHaveLength(1);
});

test("two people who register one phone at the same moment have a row each, and one of them its token", async () => {
  await warmUp(shop);
  for (let round = 0; round < 10; round++) {
    const calls = [mine, theirs, mine, theirs].map((token) => register({ push_token: "token-1" }, token));
    for (const { status } of await Promise.all(calls)) expect([200, 201]).toContain(status);
    const tokens = (await devices()).map(({ pushToken }) => pushToken);
    expect(tokens.toSorted()).toEqual([null, "token-1"].toSorted());
  }
});

test("devices that swap their push tokens at the same moment do not wait for each other for ever", async () => {
  await warmUp(shop);
  await register({ push_token: "token-1" });
  await register({ device_id: "phone-2", push_token: "token-2" });
  for (let round = 0; round < 10; round++) {
    const [one, two] = round % 2 ? ["token-1", "token-2"] : ["token-2", "token-1"];
    const answers = await Promise.all([
      register({ push_token: one }),
      register({ device_id: "phone-2", push_token: two }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test("made-up devices push out one's own oldest, not anybody else's", async () => {
  await register({ device_id: "theirs" }, theirs);
  for (let index = 0; index < 22; index++) await register({ device_id: `made-up-${index}` });
  const names = (await devices()).map(({ deviceId }) => deviceId);
  expect(names).toHaveLength(21);
  expect(names).toEqual(expect.arrayContaining(["theirs", "made-up-21", "made-up-2"]));
  expect(names).not.toContain("made-up-1");
});

test("the longest names and tokens there may be are kept", async () => {
  const push_token = randomBytes(2048).toString("base64url").slice(0, 2048);
  const device_id = "\u{1f4f1}".repeat(100);
  expect(await register({ device_id, push_token })).toMatchObject({ status: 201 });
  expect(await devices()).toMatchObject([{ deviceId: device_id, pushToken: push_token }]);
});

test("nobody registers a device without being signed in", async () => {
  expect(await register({}, "x".repeat(43))).toMatchObject({ status: 401 });
});

test.each([
  [{ device_id: "" }, "device_id", "required"],
  [{ device_id: undefined }, "device_id", "required"],
  [{ device_id: "x".repeat(201) }, "device_id", "invalid"],
  [{ device_id: "line\nbreak" }, "device_id", "invalid"],
  [{ model: "x".repeat(101) }, "model", "invalid"],
  [{ device_type: "windows" }, "device_type", "invalid"],
  [{ push_token: "" }, "push_token", "required"],
  [{ push_token: "x".repeat(2049) }, "push_token", "invalid"],
  [{ push_token: "رمز" }, "push_token", "invalid"],
  [{ device_id: "half a pair \ud83d" }, "device_id", "invalid"],
])("%j is refused", async (change, path, code) => {
  expect(await register(change)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", errors: [{ path, code }] },
  });
});
