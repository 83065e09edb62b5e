import { supportAnswerHours } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { findCancellations, findEsim, findFailures, requestNumber } from "../esims/index.ts";
import { requestMail, sendMail } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";
import { addresseeOf, planText } from "./mail-order.ts";

const hour = 3_600_000;

/** What a buyer has asked for of an eSIM, as long as nobody has answered: the answer has a mail of its own. */
export async function mailRequest(
  app: Uses<"config" | "db" | "log" | "mailer">,
  esimId: string,
  what: "return" | "failure",
): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const order = esim && (await findOrderById(app.db, esim.orderId));
  if (!order || order.erasedAt) return;
  const open = await openRequest(app, order.id, esimId, what);
  if (!open) return;
  const content = requestMail({
    ...addresseeOf(app, order),
    what,
    line: {
      destinationName: esim.destinationNames[order.language],
      planText: planText(order.language, esim),
    },
    number: requestNumber(esimId),
    by: new Date(open.createdAt.getTime() + supportAnswerHours * hour),
  });
  await sendMail(app, { to: order, about: `request-${what}`, id: esimId }, content);
}

async function openRequest({ db }: Uses<"db">, orderId: string, esimId: string, what: "return" | "failure") {
  if (what === "failure")
    return (await findFailures(db, orderId)).find(
      (one) => one.esimId === esimId && one.status === "with_support",
    );
  return (await findCancellations(db, orderId)).find(
    (one) => one.esimId === esimId && one.status === "asked",
  );
}
