import type { App } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { listEsims, showEsim, showFreshEsim } from "./show-esims.ts";

export function mountEsims(route: Route, app: App): void {
  route("GET /esims", async ({ caller, query }) => ({
    items: await listEsims(app, caller, query.group),
    next: null,
  }));
  route("GET /esims/{id}", ({ caller, path }) => showEsim(app, caller, path.id));
  route("POST /esims/{id}/refresh", ({ caller, path }) => showFreshEsim(app, caller, path.id));
}
