import type { CodeReason } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../app.ts";
import { findEsim } from "../esims/index.ts";
import { codeShownMail, sendMail } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";
import { addresseeOf, planText } from "./mail-order.ts";

type Shown = { esimId: string; reason: CodeReason; actId: string; at: string };

/** An operator was shown the code of an eSIM: its buyer learns it, so that nobody looks unseen. Each time by a mail of its own. */
export async function mailCodeShown(
  app: Uses<"config" | "db" | "log" | "mailer">,
  { esimId, reason, actId, at }: Shown,
): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const order = esim && (await findOrderById(app.db, esim.orderId));
  if (!order || order.erasedAt) return;
  const { language } = order;
  const content = codeShownMail({
    ...addresseeOf(app, order),
    line: { destinationName: esim.destinationNames[language], planText: planText(language, esim) },
    reason,
    at: new Date(at),
  });
  await sendMail(app, { to: order, about: "code-shown", id: actId }, content);
}
