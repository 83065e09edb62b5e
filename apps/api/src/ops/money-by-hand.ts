import { offeredCurrencies } from "@rihla/contract/rules";
import type { App } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { endUnknown, moveWalletMoney, type Responsible, recordAct } from "../modules/operators/index.ts";
import { beginByHand, settleByHand } from "../modules/payments/index.ts";
import { minorUnits, needed } from "./typed-words.ts";

export async function noteByHand(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const subject = needed(id, "ID");
  const isId = /^[0-9a-f-]{36}$/.test(subject);
  if (!isId || !((await settleByHand(app, subject, by.why)) || (await endUnknown(app.db, subject, by.why))))
    throw new Error(`Nothing that needs a person has the id ${subject}`);
  await recordAct(app.db, { ...by, id: newId(), act: "by-hand", subject, details: {} });
  return { noted: subject };
}

export async function beginRefund(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const subject = needed(id, "ID");
  if (!/^[0-9a-f-]{36}$/.test(subject) || !(await beginByHand(app, subject)))
    throw new Error(`No refund that is to be sent by hand has the id ${subject}`);
  await recordAct(app.db, { ...by, id: newId(), act: "begin", subject, details: {} });
  return { begun: subject };
}

export async function moveMoney(app: App, words: string[], responsible: () => Responsible) {
  const [what, email, amount, currency] = words;
  if (what !== "credit" && what !== "pay-out") throw new Error("Say wallet credit or wallet pay-out");
  const code = needed(currency, "CURRENCY");
  if (!offeredCurrencies.includes(code)) throw new Error(`The shop doesn't sell in ${code}`);
  return moveWalletMoney(app, what, {
    email: needed(email, "EMAIL"),
    amount: { amount: minorUnits(needed(amount, "AMOUNT")), currency: code },
    responsible: responsible(),
  });
}
