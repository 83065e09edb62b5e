export { createQuote } from "./create-quote.ts";
export type { FullQuote } from "./quote.ts";
export { mountQuotes } from "./quotes.routes.ts";
