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
    .selectFrom("esim")
    .select(["id", "orderId"])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom("esimCancellation").select("esimId").whereRef("esimId", "=", "esim.id")),
        exists(selectFrom("esimFailure").select("esimId").whereRef("esimId", "=", "esim.id")),
      ]),
    )
    .execute();
  return asked.filter(({ id }) => requestNumber(id) === wanted);
}
