import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { readRevision } from "../catalogue.repository.ts";
import { compareLists } from "../compare-lists.ts";
import { readKnownOffers, readKnownPlans } from "../offers.repository.ts";
import { digest } from "../plan-promise.ts";
import { type PriceBook, worthUsdE4 } from "../price-book.ts";
import { findNewestBook, findRates } from "../prices.repository.ts";
import { salesOf } from "./pick-anew.ts";
import { readPricesNow } from "./prices-now.repository.ts";

/** What an owner would change of the book in force. */
export type BookDraft = Pick<PriceBook, "rules" | "handicaps"> & {
  /** 1/10000 of a currency for one dollar. */
  rates: Readonly<Record<string, number>>;
};

export type PriceChange = {
  plan: string;
  destination: string;
  supplierBefore: string;
  supplier: string;
  rule: string;
  prices: { currency: string; before: number | null; after: number }[];
  /** The greatest of its currencies, by amount; of what was not sold: null. */
  percent: number | null;
  /** In some currency it would bring less than it costs, by the rates of now or the new ones. */
  loses: boolean;
};

/** Of the book, its rates and what is on sale: another where any of them has changed. */
export async function revisionOfPrices(tx: Tx): Promise<string> {
  const book = await findNewestBook(tx);
  return digest([book?.version ?? 0, await findRates(tx), await readRevision(tx)]);
}

/** The book that a draft makes, with rates of the currencies that are sold in. */
async function draftBook(tx: Tx, draft: BookDraft): Promise<PriceBook> {
  const [newest, rates] = [await findNewestBook(tx), await findRates(tx)];
  return {
    version: (newest?.version ?? 0) + 1,
    rules: draft.rules,
    handicaps: draft.handicaps,
    rates: rates.map((rate) => ({ ...rate, perUsdE4: draft.rates[rate.code] ?? rate.perUsdE4 })),
  };
}

/**
 * Every plan that a draft would sell by another offer or at another price, by the rule that a sync picks and prices by. What loses money first, then the
 * greatest change. Nothing is written.
 */
export async function previewPrices(
  tx: Tx,
  app: Uses<"pauses" | "sellingProviders">,
  draft: BookDraft,
): Promise<PriceChange[]> {
  const shelf = { plans: await readKnownPlans(tx), offers: await readKnownOffers(tx) };
  const book = await draftBook(tx, draft);
  const { picked } = compareLists(shelf, [], { book, ...(await salesOf(tx, app)) });
  const now = new Map((await readPricesNow(tx)).map((plan) => [plan.code, plan]));
  const costs = new Map(
    shelf.offers.map((one) => [`${one.provider} ${one.providerPackage}`, one.wholesaleUsdE4]),
  );
  const rates = [...(await findRates(tx)), ...book.rates];
  return picked
    .flatMap(({ code, provider, providerPackage, prices, priceRule }) => {
      const before = now.get(code);
      const changes = Object.entries(prices).map(([currency, after]) => ({
        currency,
        before: before?.withdrawnAt === null ? (before.prices[currency] ?? null) : null,
        after,
      }));
      const isMoved = before?.provider !== provider;
      if (!before || (!isMoved && changes.every((one) => one.before === one.after))) return [];
      const cost = costs.get(`${provider} ${providerPackage}`) ?? 0;
      return {
        plan: code,
        destination: before.destinationCode,
        supplierBefore: before.provider,
        supplier: provider,
        rule: priceRule,
        prices: changes,
        percent: greatest(changes),
        loses: changes.some(({ currency, after }) =>
          rates.some((rate) => rate.code === currency && worthUsdE4(rate, after) < cost),
        ),
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.loses) - Number(a.loses) ||
        Math.abs(b.percent ?? 0) - Math.abs(a.percent ?? 0) ||
        a.plan.localeCompare(b.plan),
    );
}

/** Tenths of a percent are told. */
function greatest(changes: readonly { before: number | null; after: number }[]): number | null {
  const percents = changes.flatMap(({ before, after }) =>
    before ? [Math.round(((after - before) / before) * 1000) / 10] : [],
  );
  return percents.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}
