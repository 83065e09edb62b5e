import type { ActEntry } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Page } from "../../../infra/database/page.ts";
import { findActs } from "../acts.repository.ts";

const pageSize = 50;

/** `cursor`: the number of the last act of the page before. */
export async function showActs(
  { db }: Uses<"db">,
  { subject, cursor }: { subject?: string | undefined; cursor?: string | undefined },
): Promise<Page<ActEntry>> {
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findActs(db, subject, pageSize + 1, before);
  const items = rows.slice(0, pageSize).map(({ at, operator, claimed: _, machineUser: __, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: operator === null ? ("machine" as const) : ("back-office" as const),
  }));
  const last = items.at(-1);
  return { items, next: rows.length > pageSize && last ? String(last.number) : null };
}
