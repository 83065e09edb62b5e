import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { offeredCurrencies } from "@rihla/contract/rules";
import type { App } from "../app.ts";
import { newId } from "../infra/ids.ts";
import {
  findLongLines,
  findOpenFailures,
  findPuzzlingEsims,
  findShortSuppliers,
  findStuckCancellations,
  findStuckEsims,
  findUsedAfterRefusal,
} from "../modules/esims/index.ts";
import {
  countTakings,
  decideEsim,
  endProposal,
  findActs,
  findOpenProposals,
  findProposal,
  lookUp,
  moveWalletMoney,
  NeedsSecondPerson,
  noteSuppliersWord,
  propose,
  putIntoWallet,
  type Responsible,
  recordAct,
  refundOrder,
  retryOrder,
  takePinAway,
} from "../modules/operators/index.ts";
import { beginByHand, findStuckPayments, settleByHand } from "../modules/payments/index.ts";
import { findStuckRecharges } from "../modules/recharges/index.ts";
import { couponOptions, manageCoupons, tellCoupons } from "./coupons.ts";
import { tellPlainly } from "./tell-plainly.ts";
import { manageVouchers, voucherOptions } from "./vouchers.ts";

type WithShop = (use: (app: App) => Promise<unknown>) => Promise<unknown>;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
type Command = {
  /** Its words after the name. */
  takes: string;
  does: string;
  run: (app: App, words: string[], responsible: () => Responsible, options: Options) => Promise<unknown>;
  /** How its answer is told, where that is not plainly. */
  tell?: (answer: never) => string;
};

const options = {
  json: { type: "boolean", default: false },
  by: { type: "string", default: "" },
  why: { type: "string", default: "" },
  "to-wallet": { type: "boolean", default: false },
  ...couponOptions,
  ...voucherOptions,
} as const;

/** What one person must be able to do. Whatever changes something says who and why. */
const commands: Record<string, Command> = {
  stuck: {
    takes: "",
    does: "what needs a person: payments, refunds, eSIMs, cancellations, failures, suppliers",
    run: findStuck,
  },
  find: {
    takes: "TEXT",
    does: "orders by number, e-mail, ICCID or a bank's reference",
    run: (app, [text]) => lookUp(app, needed(text, "TEXT")),
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
  coupon: {
    takes: "create|block|list",
    does: "codes that take something off; alone, it says how",
    run: ({ db }, words, responsible, typed) => manageCoupons(db, words, typed, responsible),
    tell: tellCoupons,
  },
  voucher: {
    takes: "create|list|look|export|sheet|block",
    does: "codes that are redeemed for an eSIM; alone, it says how",
    run: (app, words, responsible, typed) => manageVouchers(app, words, typed, responsible),
  },
  wallet: {
    takes: "credit|pay-out EMAIL AMOUNT CURRENCY",
    does: "put money into a wallet in amends · note what was sent from it to their bank",
    run: moveMoney,
  },
  "reset-pin": {
    takes: "EMAIL",
    does: "take a wallet's PIN away: its owner sets another with a mailed code",
    run: (app, [email], responsible) => takePinAway(app, needed(email, "EMAIL"), responsible()),
  },
  "by-hand": {
    takes: "ID",
    does: "a payment or refund that `stuck` lists was dealt with on the gateway's own site; --why says how",
    run: noteByHand,
  },
  decide: {
    takes: "ESIM yes|no",
    does: "pay back an eSIM that does not work, or say what its supplier decided about taking it back; --why is kept",
    run: (app, [id, word], responsible) => {
      if (!/^[0-9a-f-]{36}$/.test(id ?? "") || (word !== "yes" && word !== "no"))
        throw new Error("Say decide ESIM yes or decide ESIM no");
      return decideEsim(app, needed(id, "ESIM"), word === "yes", responsible());
    },
  },
  "supplier-said": {
    takes: "ESIM yes|no",
    does: "what a supplier's people answered about an eSIM that is being given back; yes: it can serve nobody any more",
    run: (app, [id, word], responsible) => {
      if (!/^[0-9a-f-]{36}$/.test(id ?? "") || (word !== "yes" && word !== "no"))
        throw new Error("Say supplier-said ESIM yes or supplier-said ESIM no");
      return noteSuppliersWord(app, needed(id, "ESIM"), word === "yes", responsible());
    },
  },
  begin: {
    takes: "ID",
    does: "a refund that `stuck` lists is sent now on the gateway's own site: its buyer can't choose the wallet any more",
    run: beginRefund,
  },
  "refund-to-wallet": {
    takes: "ORDER",
    does: "put refunds of an order that have not left, or came back, into the wallet of who ordered",
    run: (app, [number], responsible) => putIntoWallet(app, needed(number, "ORDER"), responsible()),
  },
  proposals: {
    takes: "",
    does: "acts that wait for a second person or for their hour",
    run: ({ db }) => findOpenProposals(db),
  },
  approve: {
    takes: "ID",
    does: "do what somebody else has proposed; what one person proposed where there is no second, after an hour",
    run: approve,
  },
  withdraw: {
    takes: "ID",
    does: "end a proposal: it is not done",
    run: withdraw,
  },
  takings: {
    takes: "DAY",
    does: "a day's takings by gateway and currency, and where a gateway says something else",
    run: (app, [day]) => countTakings(app, needed(day, "DAY")),
  },
  acts: {
    takes: "[ORDER]",
    does: "what operators did, newest first",
    run: ({ db }, [subject]) => findActs(db, subject),
  },
};

/**
 * Runs the command that `args` name; gives what it prints. Throws what an operator reads. `user`: of the machine, who acts whatever name is
 * typed beside it.
 */
export async function runOps(
  args: string[],
  withShop: WithShop,
  user: string = userInfo().username,
): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = "", ...words] = positionals;
  const command = commands[name];
  if (!command) throw new Error(usage());
  const responsible = ({ config }: App) => {
    const { OPERATORS } = config;
    if (OPERATORS && !OPERATORS.includes(user))
      throw new Error(`${user} is not one of OPERATORS. Nothing was done.`);
    const [who, why] = [values.by.trim() || user, values.why.trim()];
    if (who.length < 2 || why.length < 3)
      throw new Error(
        `${name} changes something: say --by NAME and --why "REASON". Both are kept; without --by it is ${user}.`,
      );
    // Said before anything is done: what could not be kept must not happen.
    if (who.length > 80 || why.length > 500)
      throw new Error("A name has 80 characters at most, a reason 500. Nothing was done.");
    return { who, why, user, claimed: who !== user };
  };
  const run = async (app: App) => {
    try {
      return await command.run(app, words, () => responsible(app), values);
    } catch (error) {
      if (!(error instanceof NeedsSecondPerson) || name === "approve") throw error;
      return propose(app, { words: positionals, options: values }, responsible(app), error);
    }
  };
  const answer = await withShop(run);
  return values.json ? JSON.stringify(answer, null, 2) : (command.tell ?? tellPlainly)(answer as never);
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(44)} ${does}`,
  );
  return `Usage: npm run ops -- COMMAND [--json] [--by NAME --why REASON]\n${lines.join("\n")}`;
}

async function findStuck({ db }: App) {
  return {
    ...(await findStuckPayments(db)),
    esims: await findStuckEsims(db),
    recharges: await findStuckRecharges(db),
    puzzling: await findPuzzlingEsims(db),
    cancellations: await findStuckCancellations(db),
    failures: await findOpenFailures(db),
    usedAfterRefusal: await findUsedAfterRefusal(db),
    suppliers: await findShortSuppliers(db),
    lines: await findLongLines(db),
    proposals: await findOpenProposals(db),
  };
}

/** Runs what was typed, as who typed it; the act itself ends the proposal, in its own transaction. */
async function approve(app: App, [id]: string[], responsible: () => Responsible) {
  const { who, user = who } = responsible();
  const proposal = await proposalOf(app, id);
  const [name = "", ...words] = proposal.words;
  const asked = {
    who: proposal.who,
    why: proposal.why,
    user: proposal.machineUser,
    claimed: proposal.claimed,
  };
  const approval = { proposalId: proposal.id, user };
  const typed = proposal.options as Options;
  return (commands[name] as Command).run(app, words, () => ({ ...asked, approval }), typed);
}

async function withdraw(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const { id: subject } = await proposalOf(app, id);
  return app.db.transaction().execute(async (tx) => {
    const end = { proposalId: subject, machineUser: by.user ?? by.who, what: "withdrawn" as const };
    if (!(await endProposal(tx, end))) throw new Error("This was decided before");
    await recordAct(tx, { ...by, id: newId(), act: "withdraw", subject, details: {} });
    return { withdrawn: subject };
  });
}

async function proposalOf({ db }: App, id: string | undefined) {
  const proposal = /^[0-9a-f-]{36}$/.test(id ?? "") ? await findProposal(db, needed(id, "ID")) : undefined;
  if (!proposal) throw new Error(`There is no proposal ${id}`);
  if (proposal.ended) throw new Error("This was decided before");
  return proposal;
}

async function noteByHand(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const subject = needed(id, "ID");
  if (!/^[0-9a-f-]{36}$/.test(subject) || !(await settleByHand(app, subject, by.why)))
    throw new Error(`Nothing that needs a person has the id ${subject}`);
  await recordAct(app.db, { ...by, id: newId(), act: "by-hand", subject, details: {} });
  return { noted: subject };
}

async function beginRefund(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const subject = needed(id, "ID");
  if (!/^[0-9a-f-]{36}$/.test(subject) || !(await beginByHand(app, subject)))
    throw new Error(`No refund that is to be sent by hand has the id ${subject}`);
  await recordAct(app.db, { ...by, id: newId(), act: "begin", subject, details: {} });
  return { begun: subject };
}

async function moveMoney(app: App, words: string[], responsible: () => Responsible) {
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

function needed(word: string | undefined, name: string): string {
  if (!word) throw new Error(`${name} is missing`);
  return word;
}

/** Amounts have two decimals in every currency that is sold in. */
function minorUnits(text: string): number {
  const parts = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text);
  if (!parts) throw new Error(`"${text}" is no amount; write 1500 or 12.50`);
  return Number(parts[1]) * 100 + Number(parts[2] ?? 0);
}
