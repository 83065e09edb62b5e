import { offeredCurrencies } from "@rihla/contract/rules";
import type { App } from "../app.ts";
import { beginRefund, moveWalletMoney, noteByHand, type Responsible } from "../modules/operators/index.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { minorUnits, needed } from "./typed-words.ts";

export function settle(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  return noteByHand(app, needed(id, "ID"), by);
}

export function begin(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  return beginRefund(app, needed(id, "ID"), by);
}

export async function moveMoney(app: App, words: string[], responsible: () => Responsible) {
  const [what, email, amount, currency] = words;
  if (what !== "credit" && what !== "pay-out") throw new Error("Say wallet credit or wallet pay-out");
  const code = needed(currency, "CURRENCY");
  if (!offeredCurrencies.includes(code)) throw new OperatorRefusal("currency_not_sold", { currency: code });
  return moveWalletMoney(app, what, {
    email: needed(email, "EMAIL"),
    amount: { amount: minorUnits(needed(amount, "AMOUNT")), currency: code },
    responsible: responsible(),
  });
}
