import { idempotencyKeyHeader, orderSecretHeader } from "@rihla/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { whenSessionRefused } from "../session/session.ts";
import { api } from "./api.ts";

/** What the browser keeps, with the token of who is signed in. */
function keep(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  openStorage("device", {
    entries: () => kept,
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });
  return kept;
}

const answer = (status: number, body: unknown) => {
  const fake = vi.fn<typeof fetch>(
    async () => new Response(body === null ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fake);
  return fake;
};
const callOf = (fake: ReturnType<typeof answer>) =>
  fake.mock.calls[0] as [string, RequestInit & { headers: Headers }];
afterEach(() => {
  vi.unstubAllGlobals();
  keep();
});

test("fills path and query, and gives the data", async () => {
  const fake = answer(200, { data: [1] });
  const options = { path: { code: "A/B" }, query: { currency: "USD", kind: undefined } } as const;
  expect(await api("GET /destinations/{code}/plans", options)).toEqual([1]);
  expect(callOf(fake)[0]).toContain("/api/v1/app/destinations/A%2FB/plans?currency=USD");
});

test("sends the secret and the idempotency key under the contract's names", async () => {
  const fake = answer(200, { data: {} });
  const body = { method: "cib" } as const;
  await api("POST /orders/{number}/payments", {
    path: { number: "1" },
    body,
    orderSecret: "s",
    idempotencyKey: "k",
  });
  const [, { headers, method }] = callOf(fake);
  expect(method).toBe("POST");
  expect(headers.get(orderSecretHeader)).toBe("s");
  expect(headers.get(idempotencyKeyHeader)).toBe("k");
});

test("says who is signed in, and nothing where nobody is; names the body's kind where there is one", async () => {
  keep({ Token: "t" });
  const signedIn = answer(200, { data: [] });
  await api("POST /quotes", { body: { currency: "DZD", lines: [] } });
  const [, { headers, body }] = callOf(signedIn);
  expect([headers.get("authorization"), headers.get("content-type")]).toEqual([
    "Bearer t",
    "application/json",
  ]);
  expect(JSON.parse(String(body))).toEqual({ currency: "DZD", lines: [] });
  keep();
  const guest = answer(200, { data: [] });
  await api("GET /destinations");
  const [, { headers: bare, body: none }] = callOf(guest);
  expect([bare.has("authorization"), bare.has("content-type"), none]).toEqual([false, false, undefined]);
});

test("ends no call of a browser by itself, and one of the server after its time", async () => {
  const fake = answer(200, { data: [] });
  const signalOf = async (isServer: boolean) => {
    vi.stubEnv("SSR", isServer);
    await api("GET /destinations");
    vi.unstubAllEnvs();
    const [, { signal }] = fake.mock.lastCall as ReturnType<typeof callOf>;
    return signal;
  };
  expect([await signalOf(false), await signalOf(true)]).toEqual([undefined, expect.any(AbortSignal)]);
});

test.each([200, 201, 202, 299])("takes %d for an answer", async (status) => {
  answer(status, { data: "yes" });
  expect(await api("GET /catalogue")).toBe("yes");
});

describe("a 401", () => {
  const unauthenticated = { status: 401, code: "unauthenticated" };
  const refusedAs = async (options: { orGuest?: boolean }) => {
    vi.stubEnv("SSR", false);
    const kept = keep({ Token: "t", CART: "1", LANG: "ar" });
    const led = vi.fn();
    whenSessionRefused(led);
    answer(401, unauthenticated);
    const error = await api("GET /auth/me", options).catch((problem) => problem);
    whenSessionRefused(() => {});
    vi.unstubAllEnvs();
    return { error, kept: [...kept.keys()], led: led.mock.calls.length };
  };

  test("ends the session here, leads to signing in, and still reaches who asked", async () => {
    expect(await refusedAs({})).toMatchObject({ error: unauthenticated, kept: ["CART", "LANG"], led: 1 });
  });

  test("of a page that guests may see leads nowhere", async () => {
    expect(await refusedAs({ orGuest: true })).toMatchObject({
      error: unauthenticated,
      kept: ["CART", "LANG"],
      led: 0,
    });
  });

  test("alone ends it: nothing else that goes wrong does", async () => {
    vi.stubEnv("SSR", false);
    for (const status of [400, 403, 404, 409, 429, 500, 503]) {
      const kept = keep({ Token: "t" });
      answer(status, { status, code: "internal_error" });
      await expect(api("GET /auth/me")).rejects.toMatchObject({ status });
      expect([...kept.keys()]).toEqual(["Token"]);
    }
    vi.unstubAllEnvs();
  });
});

test("throws the problem's code and what belongs to it", async () => {
  answer(422, { code: "incorrect_code", status: 422, attemptsLeft: 2 });
  const call = api("POST /auth/sessions", { body: { email: "a@b.dz", code: "0000" } });
  await expect(call).rejects.toMatchObject({
    code: "incorrect_code",
    status: 422,
    details: { attemptsLeft: 2 },
  });
});

test("an answer that is no problem document is an internal error, no answer is being offline", async () => {
  answer(502, "<html>");
  await expect(api("GET /catalogue")).rejects.toMatchObject({ code: "internal_error", status: 502 });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api("GET /catalogue")).rejects.toMatchObject({ code: "offline", status: 0 });
});

test("an empty answer has no data", async () => {
  answer(204, null);
  expect(await api("DELETE /auth/sessions/{id}", { path: { id: "current" } })).toBeUndefined();
});
