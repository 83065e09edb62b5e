import type { Uses } from "../../../app.ts";
import { orderOf } from "../orders/order-of.ts";
import { findStory, type StoryRow } from "../orders/order-story.repository.ts";
import { openLogSearch } from "./log-lines.ts";
import { findJobsNaming, findNamesOf, type Step } from "./trace.repository.ts";

type Lines = () => AsyncIterable<string>;

/**
 * What happened to an order, oldest first: what the database has noted, and the lines of `logs` that are about it. Each log is read
 * twice, for a request's earlier lines do not say yet what it will be about.
 */
export async function traceOrder(
  { db }: Uses<"db">,
  number: string,
  logs: readonly Lines[],
): Promise<Step[]> {
  const order = await orderOf(db, number.toUpperCase());
  const names = await findNamesOf(db, order.id);
  const noted = (await findStory(db, order.id)).map(toStep);
  const jobs = await findJobsNaming(db, names);
  const search = openLogSearch(names, jobs);
  for (const lines of logs) for await (const line of lines()) search.learn(line);
  const told: Step[] = [];
  for (const lines of logs) for await (const line of lines()) told.push(...search.tell(line));
  const steps = [...noted, ...jobs.map(({ id: _, ...step }) => step), ...told];
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** As the command line says it. */
function toStep({ at, on, id, state, note, amount, currency, who, otherOrder }: StoryRow): Step {
  const step = (where: string, what: string): Step => ({ at, where, what, request: null });
  if (on === "mail" || on === "push") return step([on, note].filter(Boolean).join(" "), state);
  if (on === "chat") return step("chat", `${state} wrote`);
  if (on === "act" || on === "proposal") return step(`operator ${who}`, `${state} ${note}`);
  if (on === "refund" || on === "dispute")
    return step(`${on} ${id}`, `${state}, ${amount} ${currency}, ${note}`);
  const what = [state, note].filter(Boolean).join(": ");
  const name = { order: "order", payment: "payment", esim: "eSIM", "top-up": "top-up" }[on];
  return step([name, id].filter(Boolean).join(" "), otherOrder ? `${what}, order ${otherOrder}` : what);
}
