import type { Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { endReturnedMail } from "../order-messages/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";
import { orderOf } from "./order-of.ts";

/** Its buyer was reached otherwise: the mail that came back is listed no more. */
export async function endReturned({ db }: Uses<"db">, text: string, responsible: Responsible) {
  const { id, number } = await orderOf(db, text.toUpperCase());
  await db.transaction().execute(async (tx) => {
    if (!(await endReturnedMail(tx, id)))
      throw new Error(`No mail of ${number} waits for anybody. Nothing was done.`);
    const act = { act: "mail-settled", subject: number, details: {} };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
  });
  return { number };
}
