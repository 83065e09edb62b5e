import type { Uses } from "../../app.ts";
import { rechargeMail, sendMail, tellDevices } from "../messages/index.ts";
import { automaticKey } from "../orders/index.ts";
import { addresseeOf } from "./mail-order.ts";
import { rechargeFacts } from "./recharge-facts.ts";

/** Tells the buyer of a top-up that it is there, or that it won't be and what becomes of the money. */
export async function mailRecharge(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer">,
  rechargeId: string,
): Promise<void> {
  const told = await rechargeFacts(app.db, rechargeId);
  if (!told) return;
  const { order, facts, esimPath } = told;
  const about = facts.what === "refused" ? "recharge-refused" : "recharge-done";
  await tellDevices(app, order, { about, id: rechargeId });
  const content = rechargeMail({
    ...addresseeOf(app, order),
    ...facts,
    automatic: order.idempotencyKey.startsWith(automaticKey),
    esimUrl: app.config.PUBLIC_URL + esimPath,
  });
  await sendMail(app, { to: order, about: "recharge", id: rechargeId }, content);
}
