import { writeFile } from "node:fs/promises";
import type { parseArgs } from "node:util";
import { languageCodes } from "@rihla/contract/rules";
import type { Uses } from "../app.ts";
import {
  createVouchers,
  endVouchers,
  type Responsible,
  showVoucherSheet,
  showVouchers,
} from "../modules/operators/index.ts";
import { countBatches, inspectVoucher } from "../modules/vouchers/index.ts";

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
  return act(app, { first, second, typed }, responsible());
}

type Asked = { first: string; second: string | undefined; typed: Typed };

const acts: Record<string, (app: VoucherApp, asked: Asked, by: Responsible) => Promise<unknown>> = {
  async create(app, { first: plan, second, typed }, by) {
    const expiresAt = new Date(typed.until ?? "");
    if (Number.isNaN(expiresAt.getTime())) throw new Error(usage);
    const quantity = wholeNumber(second);
    const days = typed.days === undefined ? {} : { days: wholeNumber(typed.days) };
    const { number } = await createVouchers(app, { plan, quantity, expiresAt, ...days }, by);
    return { batch: number, plan, ...days, quantity, expiresAt };
  },
  export: (app, { first }, by) => showVouchers(app, first, by),
  async sheet(app, { first, typed: { file, language = "fr" } }, by) {
    const known = languageCodes.find((code) => code === language);
    if (!file || !known) throw new Error(usage);
    const { batch, pdf, count } = await showVoucherSheet(app, { batch: first, language: known }, by);
    // Whoever reads it has the vouchers.
    await writeFile(file, pdf, { mode: 0o600 });
    return { batch, file, vouchers: count };
  },
  block: (app, { first, second }, by) =>
    endVouchers(app, { batch: first, nth: second === undefined ? undefined : wholeNumber(second) }, by),
};

function wholeNumber(typed = ""): number {
  if (!/^\d{1,6}$/.test(typed) || Number(typed) === 0) throw new Error(`${typed} is no whole number above 0`);
  return Number(typed);
}
