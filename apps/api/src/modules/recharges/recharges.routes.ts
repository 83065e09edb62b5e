import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { listRecharges } from "./list-recharges.ts";
import { offerRecharges } from "./offer-recharges.ts";

export function mountRecharges(route: Route, app: Uses<"config" | "db" | "log" | "providers">): void {
  route("GET /esims/{id}/top-ups", ({ caller, path, query, ip }) =>
    offerRecharges(app, { id: path.id, caller, currency: query.currency, ip }),
  );
  route("GET /esims/{id}/recharges", ({ caller, path }) => listRecharges(app.db, caller, path.id));
}
