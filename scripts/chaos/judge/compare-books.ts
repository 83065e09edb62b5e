import type { Books } from "../books.ts";
import type { Note } from "../buyers/note.ts";
import { coupons } from "./coupons.ts";
import type { Difference } from "./difference.ts";
import { esims } from "./esims.ts";
import { mails } from "./mails.ts";
import { money } from "./money.ts";
import { openMatters } from "./open-matters.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { automaticRuns, recharges } from "./recharges.ts";
import { vouchers } from "./vouchers.ts";
import { wallets } from "./wallets.ts";

/** Each thing in which the books differ. */
export function compareBooks(books: Books, notes: readonly Note[]): Difference[] {
  return [
    ...orders(books, notes),
    ...payments(books, notes),
    ...money(books),
    ...wallets(books),
    ...esims(books),
    ...recharges(books),
    ...automaticRuns(books, notes),
    ...vouchers(books),
    ...coupons(books),
    ...mails(books),
    ...stuck(books),
  ];
}

function* stuck(books: Books): Generator<Difference> {
  for (const { what, waitsFor } of openMatters(books)) if (!waitsFor) yield { kind: "stuck", what };
}
