import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { locationLimits, spendLimits } from "../limits/index.ts";
import { suggestCurrency } from "./suggest-currency.ts";

export function mountLocation(route: Route, app: Uses<"config" | "db" | "ipLocation">): void {
  route("GET /location", async (asking) => {
    await spendLimits(app, locationLimits, asking);
    return { currency: await suggestCurrency(app, asking.ip) };
  });
}
