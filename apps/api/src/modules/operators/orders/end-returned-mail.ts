import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { endReturnedMail } from "../../order-messages/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { orderOf } from "./order-of.ts";

/** Its buyer was reached otherwise: the mail that came back is listed no more. */
export async function endReturned({ db }: Uses<"db">, text: string, responsible: Responsible) {
  const { id, number } = await orderOf(db, text.toUpperCase());
  await db.transaction().execute(async (tx) => {
    if (!(await endReturnedMail(tx, id))) throw new OperatorRefusal("no_mail_waits", { order: number });
    const act = {
      act: "mail-settled",
      subject: number,
      details: {},
      before: { waits: true },
      after: { waits: false },
    };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
  });
  return { number };
}
