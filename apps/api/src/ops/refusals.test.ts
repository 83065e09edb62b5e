import { type OperatorRefusalCode, operatorRefusals } from "@rihla/contract/admin/refusals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decideEsim, moveWalletMoney, refundOrder } from "../modules/operators/index.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { order } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { paidOrder } from "./operators.test-kit.ts";
import { wordsOf } from "./refusal-words.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const responsible = { who: "Amel", why: "as agreed" };
const nobody = "01900000-0000-7000-8000-000000000000";

async function refusalOf(act: Promise<unknown>): Promise<{ code: string; figures: object }> {
  const error = await act.catch((thrown: unknown) => thrown);
  if (!(error instanceof OperatorRefusal)) throw error;
  return { code: error.code, figures: error.figures };
}

it("an operator is refused with a code of the list and its figures, which no screen has to read out of a sentence", async () => {
  const all = { amount: undefined, toWallet: false };
  const unpaid = await order(shop);
  expect(await refusalOf(refundOrder(shop.app, "NOBODY22", all, responsible))).toEqual({
    code: "order_unknown",
    figures: { order: "NOBODY22" },
  });
  expect(await refusalOf(refundOrder(shop.app, unpaid.number, all, responsible))).toEqual({
    code: "nothing_paid",
    figures: { order: unpaid.number },
  });
  expect(await refusalOf(decideEsim(shop.app, nobody, true, responsible))).toEqual({
    code: "nothing_to_decide",
    figures: { esim: nobody },
  });
  const paid = await paidOrder(shop);
  const tooMuch = { amount: 99_999_999, toWallet: false };
  expect(await refusalOf(refundOrder(shop.app, paid.number, tooMuch, responsible))).toEqual({
    code: "more_than_left",
    figures: { paid: expect.any(Number), left: expect.any(Number), currency: "DZD" },
  });
});

it("what an operator is refused with names nobody", async () => {
  const credit = { email: "nobody@example.com", amount: { amount: 5, currency: "DZD" }, responsible };
  expect(await refusalOf(moveWalletMoney(shop.app, "credit", credit))).toEqual({
    code: "customer_unknown",
    figures: {},
  });
});

it("the terminal has words for every code, and says each of its figures", () => {
  for (const [code, names] of Object.entries(operatorRefusals)) {
    const figures = Object.fromEntries(names.map((name, at) => [name, 1000 * (at + 7)]));
    const said = wordsOf({ code: code as OperatorRefusalCode, figures });
    expect(said, code).not.toMatch(/undefined|NaN|[a-z]_[a-z]/);
    for (const name of names)
      expect(said, code).toContain(String(code === "held_by_card" && name === "free" ? 70 : figures[name]));
  }
});
