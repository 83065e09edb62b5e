import type { AdminDataOf, OrderFilters } from "@rihla/contract/admin";
import { ordersAPage } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { momentOfId } from "../../../infra/ids.ts";
import { findDestinationNames } from "../../catalogue/index.ts";
import { describeOrders } from "../look-ups/look-up-anything.ts";
import { findTasks } from "../tasks/show-tasks.ts";
import { countOrders, findOrderIds, type WantedOrders } from "./order-list.repository.ts";

type ListApp = Uses<"config" | "db" | "gateways" | "providers">;

/** A page of orders; where what is asked for is rare, as far back as nobody has to wait for. */
export async function listOrders(
  app: ListApp,
  { after, ...filters }: OrderFilters & { after?: string | undefined },
): Promise<AdminDataOf<"GET /orders">> {
  const wanted = { ...(await wantedBy(app, filters)), after };
  const { ids, lookedTo } = await findOrderIds(app.db, wanted, ordersAPage + 1);
  const shown = ids.slice(0, ordersAPage);
  const orders = await describeOrders(
    app.db,
    shown.map((id) => ({ id, by: [] })),
  );
  return {
    orders,
    next: ids.length > ordersAPage ? (shown.at(-1) ?? null) : lookedTo,
    searchedTo: lookedTo && momentOfId(lookedTo).toISOString(),
  };
}

export const countListed = async (app: ListApp, filters: OrderFilters) =>
  countOrders(app.db, await wantedBy(app, filters));

/** What waits for a person is what Today lists, whatever table that stands in. */
async function wantedBy(app: ListApp, { waits, ...filters }: OrderFilters): Promise<WantedOrders> {
  if (!waits) return filters;
  const numbers = (await findTasks(app)).flatMap(({ orderNumber }) => orderNumber ?? []);
  return { ...filters, numbers: [...new Set(numbers)] };
}

export async function showOrderChoices({
  db,
  gateways,
}: Uses<"db" | "gateways">): Promise<AdminDataOf<"GET /order-choices">> {
  return { gateways: [...gateways.keys()], destinations: await findDestinationNames(db) };
}
