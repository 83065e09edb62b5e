import type { Fields } from "../../world/fields.ts";
import type { Airalo } from "../airalo.ts";
import { pageOf } from "../paging.ts";
import { plainRefusal } from "../refusal.ts";
import { orderAnswer } from "./order-answer.ts";

/** Newest first. A description fits when it contains what was asked for, in any case: callers must compare exactly. */
export function listOrders(airalo: Airalo, query: Fields, path: string) {
  const description = (query["filter[description]"] ?? "").toLowerCase();
  const iccid = query["filter[iccid]"];
  const code = query["filter[code]"];
  const found = airalo.orders
    .all()
    .reverse()
    .filter((order) => order.description.toLowerCase().includes(description))
    .filter((order) => !iccid || order.iccids.includes(iccid))
    .filter((order) => !code || order.code === code);
  const page = pageOf(found, query, path);
  return { ...page, data: page.data.map((order) => orderAnswer(airalo, order, "read", included(query))) };
}

export function showOrder(airalo: Airalo, id: string, query: Fields) {
  const order = airalo.orders.get(id);
  if (!order) throw plainRefusal(404, "Order not found.");
  return orderAnswer(airalo, order, "read", included(query));
}

function included(query: Fields) {
  const wanted = (query.include ?? "").split(",");
  return { sims: wanted.includes("sims"), status: wanted.includes("status") };
}
