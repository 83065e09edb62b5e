import { randomUUID } from "node:crypto";
import type { Captcha, CaptchaAnswer, Payment, PaymentMethod } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Refusal } from "../../refusal.ts";
import { answerTo } from "../../testing/answer-captcha.ts";
import { callApi, type Guest, order } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { passCaptcha } from "./pass-captcha.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({
    SATIM_CAPTCHA: "on",
    PAYMENT_METHODS: "cib:satim,edahabia:chargily",
  });
});
afterAll(() => shop.close());

type Given = { captcha?: object; method?: PaymentMethod; key?: string };

function pay(guest: Guest, { key, method = "cib", captcha }: Given = {}) {
  const body = { method, language: "en", ...(captcha ? { captcha } : {}) };
  return callApi(shop, "POST", `/orders/${guest.number}/payments`, {
    body,
    as: guest,
    ...(key ? { key } : {}),
  });
}
type Answer = Awaited<ReturnType<typeof callApi>>;
const questionIn = ({ problem }: Answer) => (problem as { captcha?: Captcha }).captcha as Captcha;
const rightAnswer = ({ challenge, question }: Captcha) => ({ challenge, answer: answerTo(question) });
const wrongAnswer = ({ challenge, question }: Captcha) => ({
  challenge,
  answer: String(Number(answerTo(question)) + 1),
});
const outcome = ({ status, problem }: Answer) => [status, problem.code];
const attempts = async (guest: Guest) =>
  (await shop.app.db.selectFrom("payment").select("id").where("orderNumber", "=", guest.number).execute())
    .length;

describe("where a gateway wants a question answered", () => {
  it("opens no page without an answer, and asks one", async () => {
    const guest = await order(shop);
    const refused = await pay(guest);
    expect(outcome(refused)).toEqual([428, "captcha_required"]);
    expect(questionIn(refused).question).toMatch(/\?/);
    expect(await attempts(guest)).toBe(0);
  });

  it("opens the page for the right answer, and gives it again to the same key without another", async () => {
    const guest = await order(shop);
    const key = randomUUID();
    const captcha = rightAnswer(questionIn(await pay(guest, { key })));
    const paid = await pay(guest, { key, captcha });
    expect(paid.status).toBe(201);
    const again = await pay(guest, { key });
    expect((again.data as Payment).redirectUrl).toBe((paid.data as Payment).redirectUrl);
  });

  it("asks another question after a wrong answer; the first is over, even answered right", async () => {
    const guest = await order(shop);
    const first = questionIn(await pay(guest));
    const refused = await pay(guest, { captcha: wrongAnswer(first) });
    expect(outcome(refused)).toEqual([422, "captcha_wrong"]);
    expect(questionIn(refused).challenge).not.toBe(first.challenge);
    expect(outcome(await pay(guest, { captcha: rightAnswer(first) }))).toEqual([422, "captcha_expired"]);
    expect((await pay(guest, { captcha: rightAnswer(questionIn(refused)) })).status).toBe(201);
  });

  it("takes an answer once: the next attempt needs its own", async () => {
    const guest = await order(shop);
    const captcha = rightAnswer(questionIn(await pay(guest)));
    expect((await pay(guest, { captcha })).status).toBe(201);
    expect(outcome(await pay(guest, { captcha }))).toEqual([422, "captcha_expired"]);
  });

  it("takes an answer once of ten that arrive together", async () => {
    const guest = await order(shop);
    const captcha = rightAnswer(questionIn(await pay(guest)));
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(guest, { captcha })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("takes no answer to another order's question, nor a made-up one", async () => {
    const [guest, other] = [await order(shop), await order(shop)];
    const captcha = rightAnswer(questionIn(await pay(other)));
    expect(outcome(await pay(guest, { captcha }))).toEqual([422, "captcha_expired"]);
    const forged = { challenge: "A".repeat(43), answer: captcha.answer };
    expect(outcome(await pay(guest, { captcha: forged }))).toEqual([422, "captcha_expired"]);
    // What the other order was asked still counts there.
    expect((await pay(other, { captcha })).status).toBe(201);
  });

  it("asks in the language of who pays", async () => {
    const guest = await order(shop);
    const asked = await callApi(shop, "POST", `/orders/${guest.number}/payments`, {
      body: { method: "cib", language: "ar" },
      as: guest,
    });
    expect(questionIn(asked).question).toMatch(/؟ أجب/);
  });

  it("asks for every page of that gateway: a top-up's too", async () => {
    const token = await signIn(shop, "amel@example.com");
    const top = (captcha?: object) =>
      callApi(shop, "POST", "/wallet/top-ups", {
        body: {
          amount: { amount: 100_000, currency: "DZD" },
          method: "cib",
          language: "en",
          ...(captcha ? { captcha } : {}),
        },
        as: { token },
        key: "one-top-up-of-this-test",
      });
    const refused = await top();
    expect(outcome(refused)).toEqual([428, "captcha_required"]);
    expect((await top(rightAnswer(questionIn(refused)))).status).toBe(201);
  });

  it("asks who pays by a link", async () => {
    const guest = await order(shop);
    const link = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
    const { token } = link.data as { token: string };
    const byLink = (captcha?: object) =>
      callApi(shop, "POST", "/payment-links/payments", {
        body: {
          token,
          method: "cib",
          language: "en",
          expectedTotal: guest.order.total,
          termsAccepted: true,
          ...(captcha ? { captcha } : {}),
        },
      });
    const refused = await byLink();
    expect(outcome(refused)).toEqual([428, "captcha_required"]);
    expect((await byLink(rightAnswer(questionIn(refused)))).status).toBe(201);
  });

  it("asks nobody who pays by a gateway that wants none, and says beforehand which methods ask", async () => {
    expect((await pay(await order(shop), { method: "edahabia" })).status).toBe(201);
    const { data } = await callApi(shop, "GET", "/catalogue?currency=DZD");
    const { paymentMethods } = data as { paymentMethods: { method: string; asksCaptcha: boolean }[] };
    expect(paymentMethods.map(({ method, asksCaptcha }) => [method, asksCaptcha])).toEqual([
      ["cib", true],
      ["edahabia", false],
    ]);
  });
});

describe("guessing", () => {
  let strict: TestShop;
  beforeAll(async () => {
    strict = await createStockedShop({ SATIM_CAPTCHA: "on", LIMIT_FACTOR: "0.1" });
  });
  afterAll(() => strict.close());

  /** What becomes of a guest's answer to the question that this address is asked about an order; of a question that it isn't asked. */
  const answer = async (ip: string, as: typeof rightAnswer): Promise<string> => {
    const paying = {
      method: "cib",
      amount: { amount: 200_000, currency: "DZD" },
      orderId: randomUUID(),
      language: "en",
      caller: null,
      ip,
    } as const;
    const pass = (captcha?: CaptchaAnswer) =>
      passCaptcha(strict.app, { ...paying, captcha }).then(
        () => ({ code: "passed", details: {} }),
        (refusal: Refusal) => refusal,
      );
    const { code, details } = await pass();
    if (!("captcha" in details)) return code;
    return (await pass(as(details.captcha as Captcha))).code;
  };
  const allowed = 12;

  it("is no right answer: more behind one address pay than may answer wrong", async () => {
    for (let guest = 0; guest < 3 * allowed; guest++)
      expect(await answer("41.7.0.1", rightAnswer)).toBe("passed");
  });

  it("is each wrong answer, whoever behind an address gives it, also all at once; then a right one is not heard either", async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 * allowed }, () => answer("41.8.0.1", wrongAnswer)),
    );
    expect(answers.filter((code) => code === "captcha_wrong")).toHaveLength(allowed);
    expect(answers.filter((code) => code === "rate_limited")).toHaveLength(2 * allowed);
    expect(await answer("41.8.0.1", rightAnswer)).toBe("rate_limited");
  });

  it("takes back no wrong answers by right ones", async () => {
    for (let guest = 0; guest < allowed; guest++) {
      expect(await answer("41.9.0.1", wrongAnswer)).toBe("captcha_wrong");
      if (guest + 1 < allowed) expect(await answer("41.9.0.1", rightAnswer)).toBe("passed");
    }
    expect(await answer("41.9.0.1", wrongAnswer)).toBe("rate_limited");
  });

  it("ends after a while", async () => {
    const guest = await order(strict);
    const ask = () =>
      callApi(strict, "POST", `/orders/${guest.number}/payments`, { body: { method: "cib" }, as: guest });
    const statuses = [];
    for (let index = 0; index < 4; index++) statuses.push((await ask()).status);
    expect(statuses).toEqual([428, 428, 428, 429]);
  });
});
