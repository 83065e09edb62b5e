import type { parseArgs } from "node:util";
import type { App } from "../app.ts";
import {
  checkActs,
  closeShop,
  countOnOldKey,
  type DoProposed,
  decideEsim,
  endReturned,
  findActs,
  findOpenProposals,
  findStuck,
  lookUp,
  noteSuppliersWord,
  openShop,
  putIntoWallet,
  type Responsible,
  refundOrder,
  replaceEsimFor,
  resendMail,
  retryOrder,
  takePinAway,
} from "../modules/operators/index.ts";
import { sumOwed } from "../modules/wallet/index.ts";
import { manageOperators } from "./admin.ts";
import { blockCommands } from "./blocks.ts";
import { couponOptions, manageCoupons, tellCoupons } from "./coupons.ts";
import { disputeCommands } from "./disputes.ts";
import { manageFeedback } from "./feedback.ts";
import { begin, moveMoney, settle } from "./money-by-hand.ts";
import { approve, withdraw } from "./proposals.ts";
import { recover, recoverOptions } from "./recover/recover.ts";
import { manageSales, salesOptions } from "./sales.ts";
import { compareTakings, takingsOptions } from "./takings.ts";
import { trace, traceOptions } from "./trace.ts";
import { decisionIn, minorUnits, needed } from "./typed-words.ts";
import { manageVouchers, voucherOptions } from "./vouchers.ts";

export const options = {
  json: { type: "boolean", default: false },
  by: { type: "string", default: "" },
  why: { type: "string", default: "" },
  "to-wallet": { type: "boolean", default: false },
  ...couponOptions,
  ...voucherOptions,
  ...recoverOptions,
  ...traceOptions,
  ...salesOptions,
  ...takingsOptions,
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
type Command = {
  /** Its words after the name; it is given no more of them, unless they end in "…". */
  takes: string;
  does: string;
  run: (app: App, words: string[], responsible: () => Responsible, options: Options) => Promise<unknown>;
  /** How its answer is told, where that is not plainly. */
  tell?(answer: unknown): string;
};

/** What one person must be able to do. Whatever changes something says who and why. */
export const commands: Record<string, Command> = {
  stuck: {
    takes: "",
    does: "what needs a person: payments, refunds, eSIMs, mails that came back, cancellations, failures, suppliers",
    run: findStuck,
  },
  find: {
    takes: "TEXT",
    does: "orders by number, e-mail or phone, ICCID, card's end, coupon, voucher, day and sum, or what a bank or a supplier calls them",
    run: (app, [text]) => lookUp(app, needed(text, "TEXT")),
  },
  trace: {
    takes: "ORDER [--log FILE …]",
    does: "what happened to it, oldest first: from the database, and from these logs (-: what comes in)",
    run: (app, [number], _responsible, { log }) => trace(app, number, log ?? []),
  },
  refund: {
    takes: "ORDER [AMOUNT]",
    does: "give back what was paid, or that much of it (1500 or 12.50), the way it came or --to-wallet",
    run: (app, [number, amount], responsible, { "to-wallet": toWallet }) => {
      const wanted = { amount: amount ? minorUnits(amount) : undefined, toWallet };
      return refundOrder(app, needed(number, "ORDER"), wanted, responsible());
    },
  },
  retry: {
    takes: "ORDER",
    does: "ask again about its payments and refunds, and for its eSIMs",
    run: (app, [number], responsible) => retryOrder(app, needed(number, "ORDER"), responsible()),
  },
  resend: {
    takes: "ORDER",
    does: "mail its buyer once more, at the order's own address, how it ended",
    run: (app, [number], responsible) =>
      resendMail(app, needed(number, "ORDER").toUpperCase(), responsible()),
  },
  replace: {
    takes: "ESIM",
    does: "deliver another eSIM in place of one that its supplier, asked now, says is not in use",
    run: (app, [id], responsible) => replaceEsimFor(app, needed(id, "ESIM"), responsible()),
  },
  coupon: {
    takes: "create|block|list …",
    does: "codes that take something off; alone, it says how",
    run: ({ db }, words, responsible, typed) => manageCoupons(db, words, typed, responsible),
    tell: tellCoupons,
  },
  voucher: {
    takes: "create|list|look|export|sheet|block …",
    does: "codes that are redeemed for an eSIM; alone, it says how",
    run: (app, words, responsible, typed) => manageVouchers(app, words, typed, responsible),
  },
  sales: {
    takes: "list|pause|resume|hide|show …",
    does: "suppliers and gateways that are paused for a while; plans and places that are not sold; alone, it says how",
    run: (app, words, responsible, typed) => manageSales(app, words, typed, responsible),
  },
  feedback: {
    takes: "list|approve|refuse …",
    does: "what travellers wrote: what waits to be read, put on the home page, or not; alone, it says how",
    run: ({ db }, words, responsible) => manageFeedback(db, words, responsible),
  },
  wallet: {
    takes: "credit|pay-out EMAIL AMOUNT CURRENCY",
    does: "put money into a wallet in amends · note what was sent from it to their bank",
    run: moveMoney,
  },
  owed: {
    takes: "",
    does: "what all wallets hold together, by currency, in minor units",
    run: ({ db }) => sumOwed(db),
  },
  "reset-pin": {
    takes: "EMAIL",
    does: "take a wallet's PIN away: its owner sets another with a mailed code",
    run: (app, [email], responsible) => takePinAway(app, needed(email, "EMAIL"), responsible()),
  },
  "by-hand": {
    takes: "ID",
    does: "a payment, a refund or what only others know, as `stuck` lists it, was dealt with on their own site; --why says how",
    run: settle,
  },
  decide: {
    takes: "ESIM yes|no",
    does: "pay back an eSIM that does not work, or say what its supplier decided about taking it back; --why is kept",
    run: (app, words, responsible) => decideEsim(app, ...decisionIn("decide", words), responsible()),
  },
  "supplier-said": {
    takes: "ESIM yes|no",
    does: "what a supplier's people answered about an eSIM that is being given back; yes: it can serve nobody any more",
    run: (app, words, responsible) =>
      noteSuppliersWord(app, ...decisionIn("supplier-said", words), responsible()),
  },
  "mail-settled": {
    takes: "ORDER",
    does: "a mail that came back, which `stuck` lists, was dealt with; --why says how its buyer was reached",
    run: (app, [number], responsible) => endReturned(app, needed(number, "ORDER"), responsible()),
  },
  begin: {
    takes: "ID",
    does: "a refund that `stuck` lists is sent now on the gateway's own site: its buyer can't choose the wallet any more",
    run: begin,
  },
  "refund-to-wallet": {
    takes: "ORDER",
    does: "put refunds of an order that have not left, or came back, into the wallet of who ordered",
    run: (app, [number], responsible) => putIntoWallet(app, needed(number, "ORDER"), responsible()),
  },
  close: {
    takes: "",
    does: "take no orders and begin no payments until `open`; what has begun goes on",
    run: ({ db }, _, responsible) => closeShop(db, responsible()),
  },
  open: {
    takes: "",
    does: "take orders and payments again",
    run: ({ db }, _, responsible) => openShop(db, responsible()),
  },
  recover: {
    takes: "FROM TO [--beside URL] [--leave TABLE …] [--do]",
    does: "after a restore: what a second restore still knows, and what only gateways and suppliers know; --do brings it here, or puts it on `stuck`",
    run: recover,
  },
  admin: {
    takes: "invite|list …",
    does: "who may enter the back office: a link for a first passkey, also when nobody can sign in; alone, it says how",
    run: manageOperators,
  },
  ...blockCommands,
  ...disputeCommands,
  keys: {
    takes: "",
    does: "what still depends on the SECRET_KEY before this one",
    run: (app) => countOnOldKey(app),
  },
  proposals: {
    takes: "",
    does: "acts that wait for a second person or for their hour",
    run: ({ db }) => findOpenProposals(db),
  },
  approve: {
    takes: "ID",
    does: "do what somebody else has proposed; what one person proposed where there is no second, after an hour",
    run: (app, [id], responsible) =>
      approve(app, id, responsible, (...proposed) => runProposed(app, ...proposed)),
  },
  withdraw: {
    takes: "ID",
    does: "end a proposal: it is not done",
    run: withdraw,
  },
  takings: {
    takes: "DAY [--statement FILE --gateway NAME]",
    does: "a day's takings by gateway and currency, and where a gateway says something else; or compare it with a gateway's or bank's own CSV",
    run: compareTakings,
  },
  acts: {
    takes: "[ORDER]",
    does: "what operators did, newest first",
    run: ({ db }, [subject]) => findActs(db, subject),
  },
  "check-acts": {
    takes: "[SEAL]",
    does: "whether every act stands as it was written, and the newest one's seal; of a seal that was kept, whether it is still among them",
    run: ({ db }, [seal]) => checkActs(db, seal),
  },
};

type Act = Parameters<typeof approve>[3];

const runProposed = (app: App, ...[{ words, options: typed }, asked]: Parameters<Act>) => {
  const [name = "", ...rest] = words;
  return (commands[name] as Command).run(app, rest, asked, typed as Options);
};

/** The same for who signed in: a proposal is kept as the words of a command, wherever it was made. */
export const proposedIn = (app: App): DoProposed => ({
  approve: (id, by) =>
    approve(
      app,
      id,
      () => by,
      (...proposed) => runProposed(app, ...proposed),
    ),
  withdraw: (id, by) => withdraw(app, [id], () => by),
});
