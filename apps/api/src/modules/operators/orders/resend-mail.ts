import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { hasMailsToRepeat } from "../../order-messages/index.ts";
import { lockOrder } from "../../orders/index.ts";
import { findLastAct, type Responsible, recordAct } from "../acts.repository.ts";
import { resendMailJob } from "../operators.queue.ts";
import { orderOf } from "./order-of.ts";

/** Minutes between two: mails take as long on a bad day, and nobody is to be flooded. */
const restMinutes = 10;

/** How an order ended is mailed once more, to the order's own address and nowhere else. */
export async function resendMail(
  app: Uses<"db" | "jobs">,
  number: string,
  responsible: Responsible,
): Promise<{ number: string }> {
  const order = await orderOf(app.db, number);
  await app.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order.id);
    if (order.erasedAt || !(await hasMailsToRepeat(tx, order)))
      throw new OperatorRefusal("nothing_to_resend", { order: number });
    const last = await findLastAct(tx, "resend", number);
    if (last && Date.now() - last.at.getTime() < restMinutes * 60_000)
      throw new OperatorRefusal("resent_lately", { order: number, minutes: restMinutes });
    const id = newId();
    await app.jobs.send(tx, resendMailJob, { orderId: order.id, actId: id });
    await recordAct(tx, { ...responsible, id, act: "resend", subject: number, details: {} });
  });
  return { number };
}
