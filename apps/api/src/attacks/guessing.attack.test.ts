import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { createCoupon } from "../modules/coupons/index.ts";
import { exportVouchers, makeBatch } from "../modules/vouchers/index.ts";
import { attack } from "../testing/attack.ts";
import { anyPlan, callApi, order } from "../testing/purchase.ts";
import { setPin } from "../testing/set-pin.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

/** With the limits that a shop has. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ LIMIT_FACTOR: "1", PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

const from = (ip: string, path: string, payload: object, token?: string) =>
  shop.http.inject({
    method: "POST",
    url: basePath + path,
    remoteAddress: ip,
    headers: { "idempotency-key": randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
/** Codes of all those answers that were no refusal. */
const codes = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode < 300 ? "got in" : (answer.json().code as string)));

const guesses = { short: 12, whole: 60 };

attack("the code of a sign-in is guessed at, in turn", guesses, async (tries) => {
  const email = `${randomUUID()}@example.com`;
  await from("41.1.0.1", "/auth/codes", { email, language: "fr" });
  const [mail] = await shop.sandbox.mailTo(email);
  const right = /\b\d{4,8}\b/.exec(mail?.text ?? "")?.[0] ?? "";
  const answers = [];
  for (let at = 0; at < tries; at++) {
    const guess = String(at).padStart(4, "0");
    if (guess !== right) answers.push(await from("41.1.0.1", "/auth/sessions", { email, code: guess }));
  }
  expect(codes(answers).filter((code) => code === "incorrect_code").length).toBeLessThanOrEqual(4);
  // Spent by guessing: the right one is worth nothing either.
  expect(codes([await from("41.1.0.1", "/auth/sessions", { email, code: right || "0000" })])).not.toContain(
    "got in",
  );
});

attack("the code of a sign-in is guessed at, all at once and from many addresses", guesses, async (tries) => {
  const email = `${randomUUID()}@example.com`;
  await from("41.2.0.1", "/auth/codes", { email, language: "fr" });
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, at) =>
      from(`41.2.${at}.7`, "/auth/sessions", { email, code: String(9000 + at) }),
    ),
  );
  expect(codes(answers).filter((code) => code === "incorrect_code").length).toBeLessThanOrEqual(4);
});

attack("a wallet's PIN is guessed at with a stolen session, all at once", guesses, async (tries) => {
  const guest = await order(shop);
  const token = await signIn(shop, guest.email);
  await setPin(shop, token, "4711");
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, at) =>
      shop.http.inject({
        method: "PUT",
        url: `${basePath}/wallet/pin`,
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPin: String(1000 + at), pin: "0815" },
      }),
    ),
  );
  const told = codes(answers);
  expect(told).not.toContain("got in");
  expect(told.filter((code) => code === "pin_incorrect").length).toBeLessThanOrEqual(4);
});

describe("a stranger with one address", () => {
  attack("guesses vouchers", { short: 60, whole: 300 }, async (tries) => {
    const batch = { plan: await anyPlan(shop), quantity: 5, expiresAt: new Date(Date.now() + 86_400_000) };
    const { number } = await makeBatch(shop.app, batch);
    const [known] = (await exportVouchers(shop.app, number)).vouchers;
    const alike = (at: number) => {
      const body = (known?.code ?? "").replaceAll("-", "").slice(0, -1);
      const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
      return withCheckCharacter(body.slice(0, -2) + letters[at % 31] + letters[Math.floor(at / 31) % 31]);
    };
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) => alike(at))
        .filter((code) => code !== known?.code.replaceAll("-", ""))
        .map((code) => from("41.3.0.1", "/vouchers/lookup", { code })),
    );
    const told = codes(answers);
    expect(told).not.toContain("got in");
    expect(told.filter((code) => code !== "rate_limited").length).toBeLessThanOrEqual(40);
  });

  attack("guesses coupons", { short: 80, whole: 300 }, async (tries) => {
    await createCoupon(shop.app.db, { code: "SECRET-77", percent: 90 });
    const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) =>
        from("41.4.0.1", "/quotes", { currency: "DZD", lines, coupon: `SECRET-${100 + at}` }),
      ),
    );
    const told = codes(answers);
    expect(told).not.toContain("got in");
    expect(told.filter((code) => code !== "rate_limited").length).toBeLessThanOrEqual(60);
  });

  attack("guesses an order's secret, knowing its number", { short: 30, whole: 200 }, async (tries) => {
    const guest = await order(shop);
    for (let at = 0; at < tries; at++) {
      const secret = guest.secret.slice(0, -3) + at.toString(36).padStart(3, "x");
      if (secret === guest.secret) continue;
      const { status } = await callApi(shop, "GET", `/orders/${guest.number}`, { as: { secret } });
      expect([404, 429]).toContain(status);
    }
  });
});
