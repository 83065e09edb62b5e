import { currencyRow, offeredCurrencies } from "@rihla/contract/rules";
import type { Executor, Tx } from "../../database.ts";
import { type PriceBook, type PriceRate, usualRules } from "./price-book.ts";

/** What every offered currency costs; one without a rate is a fault of whoever added it. */
export async function findRates(db: Executor): Promise<PriceRate[]> {
  const rows = await db.selectFrom("currency").selectAll().execute();
  return offeredCurrencies.map((code) => {
    const rate = rows.find((row) => row.code === code);
    if (!rate) throw new Error(`Currency ${code} is offered and has no rate`);
    const { exponent, priceStep } = currencyRow(code);
    return { code, exponent, perUsdE4: rate.perUsdE4, step: priceStep };
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
  return insertPriceBook(tx, { rules: usualRules, handicaps: {}, ...newest, rates });
}

export async function findNewestBook(db: Executor): Promise<PriceBook | undefined> {
  return db
    .selectFrom("priceBook")
    .select(["version", "rules", "rates", "handicaps"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * A new version with other rules or handicaps and the rates of this moment; the next sync prices every plan by it. Of two at once the second
 * would lose what the first has changed: `lockCatalogue` before.
 */
export async function changeBook(
  db: Executor,
  changes: Partial<Pick<PriceBook, "rules" | "handicaps">>,
): Promise<PriceBook> {
  const newest = await findNewestBook(db);
  const rates = await findRates(db);
  return insertPriceBook(db, { rules: usualRules, handicaps: {}, ...newest, ...changes, rates });
}

export async function changeRate(db: Executor, code: string, perUsdE4: number): Promise<boolean> {
  const row = await db
    .updateTable("currency")
    .set({ perUsdE4: perUsdE4 })
    .where("code", "=", code)
    .returning("code")
    .executeTakeFirst();
  return row !== undefined;
}

async function insertPriceBook(
  db: Executor,
  { rules, rates, handicaps }: Omit<PriceBook, "version">,
): Promise<PriceBook> {
  const { version } = await db
    .insertInto("priceBook")
    .values({
      rules: JSON.stringify(rules),
      rates: JSON.stringify(rates),
      handicaps: JSON.stringify(handicaps),
    })
    .returning("version")
    .executeTakeFirstOrThrow();
  return { version, rules, rates, handicaps };
}

/** jsonb keeps its own order of keys: compare values, not texts as stored. */
function sorted(rates: readonly PriceRate[]) {
  return rates
    .map(({ code, exponent, perUsdE4, step }) => [code, exponent, perUsdE4, step])
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
}
