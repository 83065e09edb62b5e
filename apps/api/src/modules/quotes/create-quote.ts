import type { QuoteInput } from "@rihla/contract";
import type { Executor } from "../../app.ts";
import { findPlansForSale } from "../catalogue/index.ts";
import { type FullQuote, makeQuote } from "./quote.ts";

/** What `input` costs now, from the catalogue of this moment. Refuses plans that are not on sale. */
export async function createQuote(db: Executor, input: QuoteInput): Promise<FullQuote> {
  const codes = [...new Set(input.lines.map((line) => line.plan))];
  return makeQuote(await findPlansForSale(db, codes), input);
}
