import type { App } from "../../app.ts";
import { readDatabaseUrls } from "../../config.ts";
import { openDatabase } from "../../infra/database/database.ts";
import { newId } from "../../infra/ids.ts";
import { findForgotten, keepUnknown, type Responsible, recordAct } from "../../modules/operators/index.ts";
import type { Schema } from "../../schema.ts";
import { spanOf } from "../typed-words.ts";
import { type Merged, mergeRestored } from "./merge-restored.ts";

export const recoverOptions = {
  beside: { type: "string", default: "" },
  leave: { type: "string", multiple: true, default: [] as string[] },
  do: { type: "boolean", default: false },
} as const;

type Wish = { beside: string; leave: string[]; do: boolean };

/**
 * After a restore: brings what a second restore still knows, then looks at gateways' and suppliers' books and puts what is on
 * them and nothing here on the list of what needs a person. Only looks, unless told to `do`.
 */
export async function recover(
  app: App,
  [from, to]: string[],
  responsible: () => Responsible,
  { beside, leave, do: write }: Wish,
) {
  const span = spanOf(from, to);
  const by = write ? responsible() : undefined;
  const merged = beside ? await merge(beside, span.from, leave, write) : nothingMerged;
  const unknown = await findUnknown(app, span, write ? "" : beside);
  if (by) await keep(app, span, merged, unknown, by);
  return { ...span, ...merged, ...unknown, done: write };
}

const nothingMerged: Merged = { tables: {}, jobs: 0, workedOnHere: {} };

const merge = (besideUrl: string, from: Date, leave: readonly string[], write: boolean) =>
  mergeRestored({ hereUrl: readDatabaseUrls().migrate, besideUrl, from, leave, write });

/** What neither this database nor, before it is merged, the second restore knows. */
async function findUnknown(app: App, span: { from: Date; to: Date }, besideUrl: string) {
  const { payments, orders, notSeen } = await findForgotten(app, span);
  if (!besideUrl || payments.length + orders.length === 0) return { payments, orders, notSeen };
  const db = openDatabase<Schema>(besideUrl, 2);
  try {
    const there = await findForgotten({ ...app, db }, span);
    const [names, ids] = [
      new Set(there.payments.map(({ gateway, name }) => `${gateway} ${name}`)),
      new Set(there.orders.map(({ provider, order }) => `${provider} ${order}`)),
    ];
    return {
      payments: payments.filter(({ gateway, name }) => names.has(`${gateway} ${name}`)),
      orders: orders.filter(({ provider, order }) => ids.has(`${provider} ${order}`)),
      notSeen,
    };
  } finally {
    await db.destroy();
  }
}

async function keep(
  { db }: App,
  { from, to }: { from: Date; to: Date },
  { tables }: Merged,
  { payments, orders }: Awaited<ReturnType<typeof findUnknown>>,
  by: Responsible,
): Promise<void> {
  const rows = Object.values(tables).reduce((sum, { missing, different }) => sum + missing + different, 0);
  await db.transaction().execute(async (tx) => {
    await keepUnknown(tx, { payments, orders });
    const details = { to: to.toISOString(), rows, payments: payments.length, orders: orders.length };
    await recordAct(tx, { ...by, id: newId(), act: "recover", subject: from.toISOString(), details });
  });
}
