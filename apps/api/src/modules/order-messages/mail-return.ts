import type { FailureState } from "@rihla/contract";
import { supportAnswerHours } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { findEsim, findFailures, requestNumber } from "../esims/index.ts";
import { returnMail, sendMail } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";
import { addresseeOf, planText } from "./mail-order.ts";

const hour = 3_600_000;

type MailApp = Uses<"config" | "db" | "log" | "mailer">;

/** Its supplier won't take an eSIM back, or has not answered for long. */
export const mailCancellation = (app: MailApp, esimId: string, what: "refused" | "late"): Promise<void> =>
  mail(app, esimId, what === "late" ? "cancellationLate" : "cancellationRefused");

const decisions: Readonly<Record<FailureState, "failureAccepted" | "failureRefused" | null>> = {
  with_support: null,
  given_back: "failureAccepted",
  refused: "failureRefused",
};

/** People here have decided about an eSIM that its buyer says does not work. */
export async function mailFailure(app: MailApp, esimId: string): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const failure = esim && (await findFailures(app.db, esim.orderId)).find((one) => one.esimId === esimId);
  const decided = failure && decisions[failure.status];
  if (decided) await mail(app, esimId, decided);
}

async function mail(
  app: MailApp,
  esimId: string,
  what: Parameters<typeof returnMail>[0]["what"],
): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const order = esim && (await findOrderById(app.db, esim.orderId));
  if (!order || order.erasedAt) return;
  const line = {
    destinationName: esim.destinationNames[order.language],
    planText: planText(order.language, esim),
  };
  const content = returnMail({
    ...addresseeOf(app, order),
    what,
    line,
    request: requestNumber(esimId),
    by: new Date(Date.now() + supportAnswerHours * hour),
  });
  await sendMail(app, { to: order, about: what, id: esimId }, content);
}
