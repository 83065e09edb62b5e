import { currencyRow, offeredCurrencies } from "@rihla/contract/rules";
import type { Db, Executor, Tx } from "../../app.ts";
import { type PriceBook, type PriceRate, type PriceRule, usualRules } from "./price-book.ts";

/** What every offered currency costs; one without a rate is a fault of whoever added it. */
export async function findRates(db: Executor): Promise<PriceRate[]> {
  const rows = await db.selectFrom("currency").selectAll().execute();
  return offeredCurrencies.map((code) => {
    const rate = rows.find((row) => row.code === code);
    if (!rate) throw new Error(`Currency ${code} is offered and has no rate`);
    const { exponent, priceStep } = currencyRow(code);
    return { code, exponent, perUsdE4: rate.per_usd_e4, step: priceStep };
  });
}

/**
 * The book in force. A new version is written when there is none yet, or when the rates of the currency rows are no
 * longer the ones it was made with; its rules stay.
 */
export async function currentPriceBook(tx: Tx): Promise<PriceBook> {
  const rates = await findRates(tx);
  const newest = await findNewestBook(tx);
  if (newest && JSON.stringify(sorted(newest.rates)) === JSON.stringify(sorted(rates))) return newest;
  return insertPriceBook(tx, newest?.rules ?? usualRules, rates);
}

export async function findNewestBook(db: Executor): Promise<PriceBook | undefined> {
  return db
    .selectFrom("price_book")
    .select(["version", "rules", "rates"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Writes new rules with the rates of this moment; they price every plan from the next sync on. */
export async function changeRules(db: Db, rules: readonly PriceRule[]): Promise<PriceBook> {
  return insertPriceBook(db, rules, await findRates(db));
}

export async function changeRate(db: Db, code: string, perUsdE4: number): Promise<boolean> {
  const row = await db
    .updateTable("currency")
    .set({ per_usd_e4: perUsdE4 })
    .where("code", "=", code)
    .returning("code")
    .executeTakeFirst();
  return row !== undefined;
}

async function insertPriceBook(
  db: Executor,
  rules: readonly PriceRule[],
  rates: PriceRate[],
): Promise<PriceBook> {
  const { version } = await db
    .insertInto("price_book")
    .values({ rules: JSON.stringify(rules), rates: JSON.stringify(rates) })
    .returning("version")
    .executeTakeFirstOrThrow();
  return { version, rules, rates };
}

/** jsonb keeps its own order of keys: compare values, not texts as stored. */
function sorted(rates: readonly PriceRate[]) {
  return rates
    .map(({ code, exponent, perUsdE4, step }) => [code, exponent, perUsdE4, step])
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
}
