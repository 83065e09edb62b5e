import { parseArgs } from "node:util";
import type { App } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { findShortSuppliers, findStuckEsims } from "../modules/esims/index.ts";
import {
  countTakings,
  findActs,
  lookUp,
  type Responsible,
  recordAct,
  refundOrder,
  retryOrder,
} from "../modules/operators/index.ts";
import { findStuckPayments, settleByHand } from "../modules/payments/index.ts";
import { couponOptions, manageCoupons, tellCoupons } from "./coupons.ts";
import { tellPlainly } from "./tell-plainly.ts";

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
  ...couponOptions,
} as const;

/** What one person must be able to do. Whatever changes something says who and why. */
const commands: Record<string, Command> = {
  stuck: { takes: "", does: "what needs a person: payments, refunds, eSIMs, suppliers", run: findStuck },
  find: {
    takes: "TEXT",
    does: "orders by number, e-mail, ICCID or a bank's reference",
    run: (app, [text]) => lookUp(app, needed(text, "TEXT")),
  },
  refund: {
    takes: "ORDER [AMOUNT]",
    does: "give back what was paid, or that much of it (1500 or 12.50), the way it came",
    run: (app, [number, amount], responsible) =>
      refundOrder(app, needed(number, "ORDER"), amount ? minorUnits(amount) : undefined, responsible()),
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
  "by-hand": {
    takes: "ID",
    does: "a payment or refund that `stuck` lists was dealt with on the gateway's own site; --why says how",
    run: noteByHand,
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

/** Runs the command that `args` name; gives what it prints. Throws what an operator reads. */
export async function runOps(args: string[], withShop: WithShop): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = "", ...words] = positionals;
  const command = commands[name];
  if (!command) throw new Error(usage());
  const responsible = () => {
    if (values.by.trim().length < 2 || values.why.trim().length < 3)
      throw new Error(`${name} changes something: say --by NAME and --why "REASON". Both are kept.`);
    return { who: values.by.trim(), why: values.why.trim() };
  };
  const answer = await withShop((app) => command.run(app, words, responsible, values));
  return values.json ? JSON.stringify(answer, null, 2) : (command.tell ?? tellPlainly)(answer as never);
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(24)} ${does}`,
  );
  return `Usage: npm run ops -- COMMAND [--json] [--by NAME --why REASON]\n${lines.join("\n")}`;
}

async function findStuck({ db }: App) {
  return {
    ...(await findStuckPayments(db)),
    esims: await findStuckEsims(db),
    suppliers: await findShortSuppliers(db),
  };
}

async function noteByHand(app: App, [id]: string[], responsible: () => Responsible) {
  const { who, why } = responsible();
  const subject = needed(id, "ID");
  if (!/^[0-9a-f-]{36}$/.test(subject) || !(await settleByHand(app, subject, why)))
    throw new Error(`Nothing that needs a person has the id ${subject}`);
  await recordAct(app.db, { id: newId(), who, why, act: "by-hand", subject, details: {} });
  return { noted: subject };
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
