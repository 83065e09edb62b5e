import { writeFile } from "node:fs/promises";
import type { parseArgs } from "node:util";
import { languageCodes } from "@rihla/contract/rules";
import type { Uses } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { answerFor, type Responsible, recordAct } from "../modules/operators/index.ts";
import {
  blockVouchers,
  countBatches,
  exportVouchers,
  inspectVoucher,
  makeBatch,
  makeVoucherSheet,
} from "../modules/vouchers/index.ts";

const usage = `voucher create PLAN COUNT --until 2027-01-01T00:00Z [--days 7] · voucher list · voucher look CODE
       voucher export BATCH · voucher sheet BATCH --file vouchers.pdf [--language fr] · voucher block BATCH [NUMBER]`;

const text = { type: "string" } as const;
export const voucherOptions = { until: text, days: text, file: text, language: text } as const;
type Typed = ReturnType<typeof parseArgs<{ options: typeof voucherOptions }>>["values"];

type VoucherApp = Uses<"config" | "db">;
type Responsibly = () => Responsible;

/**
 * Makes, lists, looks at, hands out or blocks vouchers, by the words and options that were typed. Whoever makes vouchers or
 * gets to see their codes says who and why. Throws what is wrong.
 */
export async function manageVouchers(
  app: VoucherApp,
  [what, ...words]: string[],
  typed: Typed,
  responsible: Responsibly,
): Promise<unknown> {
  const [first, second] = words;
  if (what === "list") return countBatches(app.db);
  if (!first) throw new Error(usage);
  if (what === "look") return inspectVoucher(app, words.join(""));
  if (what === "create") return createBatch(app, { first, second, typed }, responsible());
  const act = acts[what ?? ""];
  if (!act) throw new Error(usage);
  const who = responsible();
  const { batch, details, answer } = await act(app, { first, second, typed, why: who.why });
  await recordAct(app.db, { ...who, id: newId(), act: `voucher ${what}`, subject: batch, details });
  return answer;
}

type Asked = { first: string; second: string | undefined; typed: Typed; why: string };
type Done = { batch: string; details: Record<string, string | number>; answer: unknown };

/** Vouchers are money: whoever reads their codes has what they are worth. */
async function createBatch(
  app: VoucherApp,
  { first: plan, second, typed }: Omit<Asked, "why">,
  responsible: Responsible,
) {
  const expiresAt = new Date(typed.until ?? "");
  if (Number.isNaN(expiresAt.getTime())) throw new Error(usage);
  const quantity = wholeNumber(second);
  const days = typed.days === undefined ? {} : { days: wholeNumber(typed.days) };
  const { number } = await makeBatch(app, { plan, quantity, expiresAt, ...days }, async (tx, made) => {
    const answer = await answerFor(app, tx, { responsible, email: null, amount: made.worth });
    const act = { id: newId(), act: "voucher create", subject: made.number, details: { plan, quantity } };
    await recordAct(tx, { ...responsible, ...answer, ...act });
  });
  return { batch: number, plan, ...days, quantity, expiresAt };
}

const acts: Record<string, (app: VoucherApp, asked: Asked) => Promise<Done>> = {
  async export(app, { first }) {
    const { batch, vouchers } = await exportVouchers(app, first);
    return { batch: batch.number, details: { codes: vouchers.length }, answer: vouchers };
  },
  async sheet(app, { first, typed: { file, language = "fr" } }) {
    const known = languageCodes.find((code) => code === language);
    if (!file || !known) throw new Error(usage);
    const sheet = await makeVoucherSheet(app, first, known);
    if (!sheet) throw new Error(`No voucher of ${first} can be redeemed any more`);
    // Whoever reads it has the vouchers.
    await writeFile(file, sheet.pdf, { mode: 0o600 });
    const batch = first.toUpperCase();
    return { batch, details: { codes: sheet.count }, answer: { batch, file, vouchers: sheet.count } };
  },
  async block(app, { first, second, why }) {
    const nth = second === undefined ? undefined : wholeNumber(second);
    const answer = await blockVouchers(app.db, first, nth, why);
    return { batch: answer.batch, details: { blocked: answer.blocked, ...(nth ? { nth } : {}) }, answer };
  },
};

function wholeNumber(typed = ""): number {
  if (!/^\d{1,6}$/.test(typed) || Number(typed) === 0) throw new Error(`${typed} is no whole number above 0`);
  return Number(typed);
}
