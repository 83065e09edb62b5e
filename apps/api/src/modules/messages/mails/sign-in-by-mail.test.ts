import type { CodeSent, DataOf } from "@rihla/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { callApi } from "../../../testing/purchase.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.startWorker();
});
afterAll(() => shop?.close());

test("a code asked for over HTTP is mailed by the worker, signs in once typed, and is nowhere in the log", async () => {
  const email = "by-mail@example.com";
  const asked = await callApi(shop, "POST", "/auth/codes", { body: { email, language: "en" } });
  expect(asked.status).toBe(202);
  const { codeLength } = asked.data as CodeSent;

  const mail = await eventually(async () => {
    const [first] = await shop.sandbox.mailTo(email);
    if (!first) throw new Error("no mail yet");
    return first;
  });
  const code = mail.subject.slice(0, codeLength);
  const signedIn = await callApi(shop, "POST", "/auth/sessions", { body: { email, code } });
  expect(signedIn).toMatchObject({ status: 201, data: { isNew: true, user: { email } } });

  const { token } = signedIn.data as DataOf<"POST /auth/sessions">;
  expect((await callApi(shop, "GET", "/auth/me", { as: { token } })).status).toBe(200);
  expect(await shop.sandbox.mailTo(email)).toHaveLength(1);

  const log = shop.logged();
  expect(log).toContain("mail handed over");
  for (const secret of [token, email, mail.subject]) expect(log).not.toContain(secret);
});
