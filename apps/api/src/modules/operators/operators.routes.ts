import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { closedSince } from "./closings.repository.ts";

/** What everybody may know of what operators did: not since when, nor why. */
export function mountOperators(route: Route, { db }: Uses<"db">): void {
  route("GET /closing", async () => ({ isClosed: (await closedSince(db)) !== null }));
}
