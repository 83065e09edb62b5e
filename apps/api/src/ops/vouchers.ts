import { writeFile } from "node:fs/promises";
import type { parseArgs } from "node:util";
import { languageCodes } from "@rihla/contract/rules";
import type { Uses } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { type Responsible, recordAct } from "../modules/operators/index.ts";
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
  const act = acts[what ?? ""];
  if (!act) throw new Error(usage);
  const who = responsible();
  const { batch, details, answer } = await act(app, { first, second, typed, why: who.why });
  await recordAct(app.db, { ...who, id: newId(), act: `voucher ${what}`, subject: batch, details });
  return answer;
}

type Asked = { first: string; second: string | undefined; typed: Typed; why: string };
type Done = { batch: string; details: Record<string, string | number>; answer: unknown };

const acts: Record<string, (app: VoucherApp, asked: Asked) => Promise<Done>> = {
  async create(app, { first: plan, second, typed }) {
    const expiresAt = new Date(typed.until ?? "");
    if (Number.isNaN(expiresAt.getTime())) throw new Error(usage);
    const wanted = { plan, quantity: wholeNumber(second), expiresAt };
    const days = typed.days === undefined ? {} : { days: wholeNumber(typed.days) };
    const { number, quantity } = await makeBatch(app, { ...wanted, ...days });
    return {
      batch: number,
      details: { plan, quantity },
      answer: { batch: number, plan, ...days, quantity, expiresAt },
    };
  },
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
