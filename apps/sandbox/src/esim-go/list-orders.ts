import type { EsimGo } from "./esim-go.ts";
import { orderAnswer } from "./order-answer.ts";
import { pageOf } from "./paging.ts";
import { refusal } from "./refusal.ts";

/** Newest first. `createdAt=gte:…` and `createdAt=lte:…` bound the time; ICCIDs are told when asked for. */
export function listOrders(go: EsimGo, query: URLSearchParams) {
  const bounds = query.getAll("createdAt").map(readBound);
  const found = go.orders
    .all()
    .reverse()
    .filter((order) => bounds.every((holds) => holds(order.createdAt)));
  const { rows, ...page } = pageOf(found, query, "limit");
  return { orders: rows.map((order) => listed(go, order, query.get("includeIccids") === "true")), ...page };
}

function listed(go: EsimGo, order: Parameters<typeof orderAnswer>[1], withIccids: boolean) {
  const answer = orderAnswer(go, order);
  const lines = answer.order.map(({ esims: _codes, iccids, ...line }) =>
    withIccids ? { ...line, iccids } : line,
  );
  return { ...answer, order: lines };
}

function readBound(text: string): (time: number) => boolean {
  const [operator = "", ...rest] = text.split(":");
  const bound = Date.parse(rest.join(":"));
  if (Number.isNaN(bound)) throw refusal(400, "invalid createdAt");
  if (operator === "gte") return (time) => time >= bound;
  if (operator === "lte") return (time) => time <= bound;
  throw refusal(400, "invalid operator");
}
