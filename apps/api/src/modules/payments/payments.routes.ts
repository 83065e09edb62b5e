import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { methodsThatAreDown } from "./offer-methods.ts";

export function mountPayments(route: Route, app: Uses<"methods">): void {
  route("GET /payment-outages", async () => ({ items: await methodsThatAreDown(app), next: null }));
}
