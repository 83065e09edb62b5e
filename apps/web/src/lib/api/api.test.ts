import { idempotencyKeyHeader, orderSecretHeader } from "@rihla/contract";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api.ts";

const answer = (status: number, body: unknown) => {
  const fake = vi.fn<typeof fetch>(
    async () => new Response(body === null ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fake);
  return fake;
};
const callOf = (fake: ReturnType<typeof answer>) =>
  fake.mock.calls[0] as [string, RequestInit & { headers: Headers }];
afterEach(() => vi.unstubAllGlobals());

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
