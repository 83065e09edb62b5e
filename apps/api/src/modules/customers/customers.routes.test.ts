import { basePath } from "@rihla/contract";
import { signInCodeLength } from "@rihla/contract/rules";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createHttp } from "../../http/create-http.ts";
import { createRoute } from "../../http/route.ts";
import { authenticate } from "../sign-in/authenticate.ts";
import { mountSignIn } from "../sign-in/sign-in.routes.ts";
import { cloneDatabase, newestCode, type TestShop, wrong } from "../sign-in/sign-in.test-kit.ts";
import { mountCustomers } from "./customers.routes.ts";

let shop: TestShop;
let http: FastifyInstance;
let email: string;
let person = 0;

beforeAll(async () => {
  shop = (await cloneDatabase())();
  http = await createHttp(shop.log);
  const route = createRoute(http, {
    authenticate: (token) => authenticate(shop.db, token),
    checkAnswers: true,
    secureCookies: true,
  });
  mountSignIn(route, shop);
  mountCustomers(route, shop);
});
beforeEach(() => {
  email = `person${++person}@example.com`;
});

type Method = "GET" | "POST" | "DELETE";
async function call(method: Method, path: string, payload?: object, token?: string) {
  const answer = await http.inject({
    method,
    url: basePath + path,
    ...(payload ? { payload } : {}),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    remoteAddress: `41.115.0.${person}`,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null };
}
const ask = (address = email) => call("POST", "/auth/codes", { email: address });
const enter = (code: string, address = email) => call("POST", "/auth/sessions", { email: address, code });

async function signInAs(address: string): Promise<string> {
  await ask(address);
  return (await enter(await newestCode(shop, address), address)).body.data.token;
}

/** What a stranger can compare: everything but the time and the request's id. */
function visible({ status, headers, body }: Awaited<ReturnType<typeof call>>) {
  const { expiresAt: _, ...data } = body.data ?? {};
  const { instance: __, ...problem } = body;
  return { status, headers: Object.keys(headers).sort(), data, problem: body.data ? null : problem };
}

test("a known and an unknown e-mail get the same answer to a request for a code and to a guess", async () => {
  const known = `known${person}@example.com`;
  await signInAs(known);
  const asked = [await ask(known), await ask(`unknown${person}@example.com`)].map(visible);
  expect(asked[0]).toMatchObject({
    status: 202,
    data: { codeLength: signInCodeLength, resendAfterSeconds: 60 },
  });
  expect(asked[1]).toEqual(asked[0]);

  const guessed = await Promise.all(
    [known, `unknown${person}@example.com`].map(async (address) =>
      visible(await enter(wrong(await newestCode(shop, address)), address)),
    ),
  );
  expect(guessed[0]).toMatchObject({ status: 422, problem: { code: "incorrect_code", attemptsLeft: 3 } });
  expect(guessed[1]).toEqual(guessed[0]);
});

test("a code that nobody asked for is answered the same for a known and an unknown e-mail", async () => {
  const known = `known${person}@example.com`;
  await signInAs(known);
  const answers = [await enter("1234", known), await enter("1234", `unknown${person}@example.com`)].map(
    visible,
  );
  expect(answers[0]).toMatchObject({ status: 422, problem: { code: "code_expired" } });
  expect(answers[1]).toEqual(answers[0]);
});

test("whoever asks or tries too often is told when to come back", async () => {
  await shop.db.deleteFrom("limitCounter").execute();
  for (let index = 0; index < 8; index++) await enter("1234");
  const { status, headers, body } = await enter("1234");
  expect(status).toBe(429);
  expect(body.code).toBe("too_many_attempts");
  expect(headers["retry-after"]).toBe(String(body.retryAfterSeconds));
  expect(body.retryAfterSeconds).toBeGreaterThan(0);
});

test("an address that the caller claims to have is not believed", async () => {
  const enterFrom = async (remoteAddress: string, claimed: string) => {
    const answer = await http.inject({
      method: "POST",
      url: `${basePath}/auth/sessions`,
      payload: { email, code: "1234" },
      headers: { "x-forwarded-for": claimed },
      remoteAddress,
    });
    return answer.json().code;
  };
  for (let index = 0; index < 8; index++) await enterFrom("105.104.0.1", `41.120.0.${index}`);
  expect(await enterFrom("105.104.0.1", "41.120.0.9")).toBe("too_many_attempts");
  // Our own proxy says who called it, at the end of the list.
  expect(await enterFrom("127.0.0.1", "41.120.0.9, 105.104.0.1")).toBe("too_many_attempts");
  expect(await enterFrom("127.0.0.1", "105.104.0.1, 105.105.0.2")).toBe("code_expired");
});

test("a browser that somebody signs in on gets a cookie of its own, which no script and no other site can use", async () => {
  await ask();
  const { headers, body } = await enter(await newestCode(shop, email));
  const [secret, ...rules] = String(headers["set-cookie"]).split("; ");
  expect(secret).toMatch(/^device_secret=[\w-]{43}$/);
  expect(rules).toEqual([
    `Path=${basePath}/auth`,
    "Max-Age=31536000",
    "HttpOnly",
    "SameSite=Strict",
    "Secure",
  ]);
  expect(JSON.stringify(body)).not.toContain(String(secret).split("=")[1]);
});

test("an app has its device secret in a header, and is known by it as a browser is by its cookie", async () => {
  const signInBy = async (headers: Record<string, string>) => {
    await shop.db.deleteFrom("limitCounter").execute();
    const post = (path: string, payload: object) =>
      http.inject({ method: "POST", url: `${basePath}/auth/${path}`, payload, headers });
    await post("codes", { email });
    const code = await newestCode(shop, email);
    return (await post("sessions", { email, code })).headers;
  };
  const told = () => shop.sent.filter(({ job }) => job === "mail-new-device").length;
  shop.sent.length = 0;
  const app = await signInBy({ "device-secret": "" });
  expect([app["set-cookie"], told()]).toEqual([undefined, 0]);
  await signInBy({ "device-secret": String(app["device-secret"]) });
  expect(told()).toBe(0);
  const browser = await signInBy({});
  expect([browser["device-secret"], told()]).toEqual([undefined, 1]);
  const cookie = `LANG=fr; ${String(browser["set-cookie"]).split(";")[0]}`;
  await signInBy({ cookie });
  expect(told()).toBe(1);
});

test("a signed-in customer reads their profile until they sign out", async () => {
  const token = await signInAs(email);
  const me = await call("GET", "/auth/me", undefined, token);
  expect(me).toMatchObject({ status: 200, body: { data: { email, status: "verified" } } });
  expect((await call("DELETE", "/auth/sessions/current", undefined, token)).status).toBe(204);
  expect(await call("GET", "/auth/me", undefined, token)).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
});

test("without a token there is no profile", async () => {
  expect(await call("GET", "/auth/me")).toMatchObject({ status: 401 });
});

test("a code may be typed on an Arabic keyboard and with spaces", async () => {
  await ask();
  const code = await newestCode(shop, email);
  const typed = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join(" ");
  expect(await enter(` ${typed} `)).toMatchObject({ status: 201 });
});

test("an e-mail is one customer however it was typed", async () => {
  await ask(`  ${email.toUpperCase()} `);
  expect(await enter(await newestCode(shop, email))).toMatchObject({
    status: 201,
    body: { data: { user: { email } } },
  });
});

test.each([
  ["", "required"],
  ["nobody", "invalid_email"],
])("%j is refused as an e-mail", async (address, code) => {
  expect(await ask(address)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", errors: [{ path: "email", code }] },
  });
});

test("neither codes nor tokens nor e-mails are logged", async () => {
  shop.logged.length = 0;
  await ask();
  const code = await newestCode(shop, email);
  await enter(wrong(code));
  const { body } = await enter(code);
  await call("GET", "/auth/me", undefined, body.data.token);
  await enter(code);
  const log = shop.logged.join("");
  expect(shop.logged.length).toBeGreaterThanOrEqual(5);
  for (const secret of [`"${code}"`, body.data.token, email]) expect(log).not.toContain(secret);
  // The four digits alone may be part of a time or a process id.
  const withoutNumbers = log.replaceAll(/"(time|pid|ms|reqId)":("[^"]*"|\d+)/g, "");
  expect(withoutNumbers).not.toContain(code);
});
