import type { App } from "../app.ts";
import { type Responsible, reveal, takeFromWallet } from "../modules/operators/index.ts";
import { findDisputes } from "../modules/payments/index.ts";
import { needed } from "./typed-words.ts";

/** What was decided within so many days is listed too. */
const decidedDays = 30;

export const disputeCommands = {
  disputes: {
    takes: "[ID]",
    does: "payments that their payers dispute, with the deadline; of one what proves the purchase, to be pasted on its gateway's site",
    run: showDisputes,
  },
  "take-back": {
    takes: "DISPUTE",
    does: "take out of a wallet what is left there of a top-up whose dispute is lost",
    run: (app: App, [id]: string[], responsible: () => Responsible) =>
      takeFromWallet(app, needed(id, "DISPUTE"), undefined, responsible()),
  },
};

/** Looking at the proof of one is kept, as in the back office. */
async function showDisputes(app: App, [id]: string[], responsible: () => Responsible) {
  if (id !== undefined) return reveal(app, { kind: "proof", subject: id }, responsible());
  const rows = await findDisputes(app.db, new Date(Date.now() - decidedDays * 24 * 3_600_000));
  return rows.map(({ askedAt: _, paymentId: __, paysFor, orderNumber, ...row }) => ({
    of: orderNumber === null ? "unknown here" : `${paysFor} ${orderNumber}`,
    ...row,
  }));
}
