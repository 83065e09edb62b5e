import type { Uses } from "../../app.ts";
import type { Config } from "../../config.ts";
import { noteReturned, orderReturnedIn, saysUndeliverable } from "../messages/index.ts";
import { findOrderByNumber } from "../orders/index.ts";
import { insertReturnedMail } from "./returned-mails.repository.ts";

type Keys = Pick<Config, "SECRET_KEY" | "SECRET_KEY_OLD">;

/**
 * Notes at its order that a mail of ours came back; gives the order's number. Undefined, and nothing is noted, where `message` is no
 * such report, or about no mail that we sent: whoever knows an order's number alone can say nothing of it.
 */
export async function noteReturnedMail(
  { config, db, log }: Uses<"db" | "log"> & { config: Keys },
  message: string,
): Promise<string | undefined> {
  const number = saysUndeliverable(message) ? orderReturnedIn(config, message) : undefined;
  const order = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (!order || order.erasedAt) return undefined;
  await db.transaction().execute(async (tx) => {
    await insertReturnedMail(tx, order.id);
    await noteReturned(tx, order.number, message);
  });
  log.warn({ order: order.number }, "a mail of an order came back");
  return order.number;
}
