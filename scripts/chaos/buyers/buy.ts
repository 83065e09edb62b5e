import { bringAVoucher } from "./brings-a-voucher.ts";
import type { Buyer, Currency } from "./buyer.ts";
import { haveItRepaired } from "./has-it-repaired.ts";
import { letItTopItselfUp } from "./lets-it-top-itself-up.ts";
import { letSomebodyPay } from "./lets-somebody-pay.ts";
import type { Note } from "./note.ts";
import { payAtGateway } from "./pays-at-a-gateway.ts";
import { payFromWallet } from "./pays-from-the-wallet.ts";
import { returnEsims } from "./returns-esims.ts";
import { topUp } from "./tops-up.ts";

type Kind = (buyer: Buyer, currency: Currency) => Promise<void>;

/** Who comes after whom, again and again, so that a short run has everybody too. */
const turns: readonly Kind[] = [
  payAtGateway,
  letSomebodyPay,
  payAtGateway,
  payFromWallet,
  payAtGateway,
  returnEsims,
  topUp,
  payAtGateway,
  letSomebodyPay,
  bringAVoucher,
  haveItRepaired,
  letItTopItselfUp,
];

/** Whose shelf buyer `number` goes to, counted on for ever: one further with each round, so that each kind meets every supplier. */
export const shelfOf = (number: number): number => number + Math.floor(number / turns.length);

/** One buyer, from the first look to the last; what goes wrong for them stands in their note. */
export async function buy(buyer: Buyer, number: number): Promise<Note> {
  const kind = turns[number % turns.length] as Kind;
  try {
    await kind(buyer, buyer.random.share() < 0.6 ? "DZD" : "USD");
  } catch (error) {
    buyer.note.failure = error instanceof Error ? error.message : String(error);
  }
  return buyer.note;
}
