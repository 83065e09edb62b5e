import type { Executor } from "../../../database.ts";
import { readableCodeOf } from "../../../infra/ids.ts";

const length = 8;

/** By which its buyer and support name what was asked for of an eSIM: to give it back, or that it does not work. */
export const requestNumber = (esimId: string): string => readableCodeOf(`request ${esimId}`, length);

/** The orders of the eSIM whose request has this number, as its buyer reads it out. Requests are few: each is looked at. */
export async function findOrdersByRequest(db: Executor, number: string): Promise<{ orderId: string }[]> {
  const wanted = number.trim().toUpperCase();
  if (wanted.length !== length) return [];
  const asked = await db
    .selectFrom("esimCancellation")
    .select("esimId")
    .union(db.selectFrom("esimFailure").select("esimId"))
    .execute();
  const ids = asked.map(({ esimId }) => esimId).filter((id) => requestNumber(id) === wanted);
  return ids.length === 0 ? [] : db.selectFrom("esim").select("orderId").where("id", "in", ids).execute();
}
