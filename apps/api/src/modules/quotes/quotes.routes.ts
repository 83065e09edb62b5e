import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { quoteLimits, spendLimits } from "../limits/index.ts";
import { createQuote } from "./create-quote.ts";
import { publicQuote } from "./quote.ts";

export function mountQuotes(route: Route, app: Uses<"config" | "db">): void {
  route("POST /quotes", async ({ body, ...asking }) => {
    await spendLimits(app, quoteLimits, asking);
    return publicQuote(await createQuote(app.db, body));
  });
}
