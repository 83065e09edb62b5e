import type { Block } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Executor } from "../../../database.ts";
import { type Page, pageOf } from "../../../infra/database/page.ts";
import { type BlockRow, findBlocks, findFactsOf, isErased } from "../../blocks/index.ts";
import { maskedFact } from "../masked.ts";
import { isForOwners } from "./block.ts";

const pageSize = 50;

/** Who is blocked now, the newest first. */
export async function showBlocks({ db }: Uses<"db">, cursor?: string): Promise<Page<Block>> {
  const { items, next } = pageOf(await findBlocks(db, pageSize + 1, cursor), pageSize);
  return { items: await describeBlocks(db, items), next };
}

export async function describeBlocks(db: Executor, rows: readonly BlockRow[]): Promise<Block[]> {
  const facts = await findFactsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, endsAt, disputeId, ...row }) => {
    const own = facts.filter(({ blockId }) => blockId === row.id);
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      facts: own.map((fact) => ({ kind: fact.kind, shown: shownOf(fact) })),
      dispute: disputeId !== null,
      forOwners: isForOwners(endsAt, own),
    };
  });
}

function shownOf(fact: Awaited<ReturnType<typeof findFactsOf>>[number]): string | null {
  if (fact.kind === "device") return fact.device;
  return isErased(fact) ? null : maskedFact(fact);
}
