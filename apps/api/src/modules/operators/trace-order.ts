import type { Uses } from "../../app.ts";
import { openLogSearch } from "./log-lines.ts";
import { orderOf } from "./order-of.ts";
import { findJobsNaming, findNamesOf, findNotedSteps, type Step } from "./trace.repository.ts";

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
  const [noted, jobs] = [await findNotedSteps(db, order.id), await findJobsNaming(db, names)];
  const search = openLogSearch(names, jobs);
  for (const lines of logs) for await (const line of lines()) search.learn(line);
  const told: Step[] = [];
  for (const lines of logs) for await (const line of lines()) told.push(...search.tell(line));
  const steps = [...noted, ...jobs.map(({ id: _, ...step }) => step), ...told];
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
