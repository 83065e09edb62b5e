import { offeredCurrencies } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { syncCatalogueJob } from "./catalogue.queue.ts";
import { findLastSyncs, findUnnamed } from "./catalogue.repository.ts";
import { findNewestBook } from "./prices.repository.ts";

/** As often as it comes round by itself, milliseconds. */
const freshMs = 60 * 60_000;

/**
 * For a worker that starts: asks for a sync where the last one is old, failed, or knew nothing of a provider, a language or a currency.
 * Workers may start often, and the providers' lists are long.
 */
export async function syncAtStart(app: Uses<"db" | "jobs" | "sellingProviders">): Promise<void> {
  const [last] = await findLastSyncs(app.db, 1);
  const listed = last?.providers.filter(({ error }) => !error).map(({ provider }) => provider) ?? [];
  const isFresh = last && !last.error && Date.now() - last.finishedAt.getTime() < freshMs;
  const isWhole = app.sellingProviders.every(({ name }) => listed.includes(name));
  if (isFresh && isWhole && !(await findUnnamed(app.db)) && (await isPricedInAll(app.db))) return;
  await app.jobs.send(app.db, syncCatalogueJob, {});
}

/** Whether prices were made in every currency of this release. */
async function isPricedInAll(db: Db): Promise<boolean> {
  const priced = (await findNewestBook(db))?.rates.map(({ code }) => code) ?? [];
  return offeredCurrencies.every((code) => priced.includes(code));
}
