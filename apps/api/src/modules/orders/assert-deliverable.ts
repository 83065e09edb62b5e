import type { Executor } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findShortSuppliers } from "../esims/index.ts";
import type { FullQuote } from "../quotes/index.ts";

/** What a supplier would not deliver for want of money is not sold. */
export async function assertDeliverable(db: Executor, { lines }: FullQuote): Promise<void> {
  const short = (await findShortSuppliers(db)).map(({ provider }) => provider);
  if (lines.some(({ provider }) => short.includes(provider))) throw new Refusal("plan_unavailable");
}
