import type { OrderFilters, OrderView } from "@rihla/contract/admin";
import { mostViews } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { Refusal } from "../../../refusal.ts";
import { countViews, deleteView, findViews, saveView } from "./order-views.repository.ts";

type Named = { name: string; filters: OrderFilters };

/** Nobody else's are among them. They change nothing of the shop, so they are no acts. */
export const listViews = ({ db }: Uses<"db">, operatorId: string): Promise<OrderView[]> =>
  findViews(db, operatorId);

export const nameView = ({ db }: Uses<"db">, operatorId: string, { name, filters }: Named) =>
  db.transaction().execute(async (tx) => {
    const others = await countViews(tx, operatorId, name);
    if (others >= mostViews) throw new OperatorRefusal("too_many_views", { most: mostViews });
    return saveView(tx, operatorId, name, filters);
  });

export async function forgetView({ db }: Uses<"db">, operatorId: string, id: string): Promise<void> {
  if (!(await deleteView(db, operatorId, id))) throw new Refusal("not_found");
}
