import type { Executor } from "../../database.ts";

/** False when this challenge was answered before. It is kept beyond its end, so that it can't come back. */
export async function spendChallenge(
  db: Executor,
  kind: "proof" | "captcha" | "passkey",
  challenge: string,
  end: Date,
): Promise<boolean> {
  const spent = await db
    .insertInto("limitCounter")
    .values({ subject: `${kind}/${challenge}`, windowStart: end, count: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning("count")
    .executeTakeFirst();
  return spent !== undefined;
}
