import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { showActs } from "./show-acts.ts";

export function mountActs(route: AdminRoute, app: Uses<"db">): void {
  route("GET /acts", ({ query }) => showActs(app, query));
}
