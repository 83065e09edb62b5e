import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { createQuote } from "./create-quote.ts";
import { publicQuote } from "./quote.ts";

export function mountQuotes(route: Route, app: Uses<"db">): void {
  route("POST /quotes", async ({ body }) => publicQuote(await createQuote(app.db, body)));
}
