import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { listEsims, nameEsim, sayInstalled, showEsim, showFreshEsim } from "./show-esims.ts";

export function mountEsims(route: Route, app: Uses<"db" | "esimEvents" | "log" | "providers">): void {
  route("GET /esims", ({ caller, query }) => listEsims(app.db, caller, query));
  route("GET /esims/{id}", ({ caller, path }) => showEsim(app.db, caller, path.id));
  route("PATCH /esims/{id}", ({ caller, path, body }) => nameEsim(app.db, caller, path.id, body.name));
  route("PUT /esims/{id}/installed", ({ caller, path, body }) =>
    sayInstalled(app.db, caller, path.id, body.installed),
  );
  route("POST /esims/{id}/refresh", ({ caller, path }) => showFreshEsim(app, caller, path.id));
}
