import type { Tx } from "../../app.ts";

/** False when this proof of work was used before. It is kept beyond its end, so that it can't come back. */
export async function spendProof(tx: Tx, challenge: string, end: Date): Promise<boolean> {
  const spent = await tx
    .insertInto("limitCounter")
    .values({ subject: `proof/${challenge}`, windowStart: end, count: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning("count")
    .executeTakeFirst();
  return spent !== undefined;
}
