import type { Books } from "../books.ts";
import { type Difference, sum } from "./difference.ts";
import { isPaid } from "./payments.ts";

/** What wallets got for a cause; below zero, what they gave. */
export const movedFor = ({ transfers }: Books, wanted: string): number =>
  sum(transfers.filter(({ cause }) => cause === wanted).map(({ amount }) => amount));

/** Each movement of a wallet has its reason elsewhere in the books, of the same sum, and the other way round. */
export function* wallets(books: Books): Generator<Difference> {
  const reasons = new Map(reasonsOf(books));
  for (const { cause, amount, email } of books.transfers) {
    const reason = reasons.get(cause);
    if (reason === undefined)
      yield {
        kind: "unexplained",
        what: `${amount} moved in the wallet of ${email} for ${cause}, which is nothing`,
      };
  }
  for (const [cause, amount] of reasons) {
    const moved = movedFor(books, cause);
    if (moved !== amount)
      yield { kind: "lost", what: `${cause} should move ${amount} in a wallet, not ${moved}` };
  }
  yield* ledger(books);
}

function* reasonsOf({ payments, refunds, topUps }: Books): Generator<[cause: string, amount: number]> {
  for (const payment of payments.filter(isPaid)) {
    const { id, gateway, paysFor, orderId, settlesOrder, amount } = payment;
    if (gateway === "wallet") yield [`payment:${id}`, -amount];
    const isCredited = paysFor === "top-up" && settlesOrder;
    if (isCredited) yield [`top-up:${orderId}`, topUps.find((one) => one.id === orderId)?.amount ?? 0];
  }
  for (const { id, destination, status, amount } of refunds)
    if (destination === "wallet" && status === "done") yield [`refund:${id}`, amount];
}

const faults = {
  unbalanced: "transfers do not sum to zero",
  unbalancedCurrencies: "currencies do not sum to zero over all accounts",
  wrongBalances: "balances are not what was entered",
  belowZero: "times a wallet had less than nothing",
  brokenChains: "wallets have entries that do not follow each other",
};

function* ledger(books: Books): Generator<Difference> {
  for (const [name, words] of Object.entries(faults) as [keyof typeof faults, string][]) {
    const count = books.ledger[name];
    if (count > 0) yield { kind: "unexplained", what: `${count} ${words}` };
  }
}
