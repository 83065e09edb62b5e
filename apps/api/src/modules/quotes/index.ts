export { createQuote } from "./create-quote.ts";
export { type FullQuote, publicQuote, type QuotedLine } from "./quote.ts";
export { mountQuotes } from "./quotes.routes.ts";
