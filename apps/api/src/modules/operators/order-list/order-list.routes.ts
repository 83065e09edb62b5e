import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { countListed, listOrders, showOrderChoices } from "./list-orders.ts";
import { forgetView, listViews, nameView } from "./order-views.ts";

type OrderListApp = Uses<"config" | "db" | "gateways" | "providers">;

export function mountOrderList(route: AdminRoute, app: OrderListApp): void {
  route("GET /orders", ({ query }) => listOrders(app, query));
  route("GET /order-counts", ({ query }) => countListed(app, query));
  route("GET /order-choices", () => showOrderChoices(app));
  route("GET /order-views", ({ caller }) => listViews(app, caller.operatorId));
  route("PUT /order-views", ({ caller, body }) => nameView(app, caller.operatorId, body));
  route("DELETE /order-views/{id}", ({ caller, path }) => forgetView(app, caller.operatorId, path.id));
}
