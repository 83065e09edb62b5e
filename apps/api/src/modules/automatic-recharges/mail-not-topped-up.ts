import type { Uses } from "../../app.ts";
import { findEsim } from "../esims/index.ts";
import { notToppedUpMail, sendMail } from "../messages/index.ts";
import { findOrdersById } from "../orders/index.ts";
import { findRun } from "./automatic-recharges.repository.ts";

const words = { no_money: "noMoney", over_ceiling: "overCeiling", not_possible: "notPossible" } as const;

/** To the order's address, in its language, while the phone may still be online. */
export async function mailNotToppedUp(
  app: Uses<"config" | "db" | "log" | "mailer">,
  lowDataId: string,
): Promise<void> {
  const run = await findRun(app.db, lowDataId);
  const esim = run && (await findEsim(app.db, run.esimId));
  const [order] = esim && !esim.erasedAt ? await findOrdersById(app.db, [esim.orderId]) : [];
  if (!run || run.outcome === "bought" || !esim || !order || order.erasedAt) return;
  const { language } = order;
  const content = notToppedUpMail({
    language,
    name: order.billingName,
    destinationName: esim.destinationNames[language],
    esimUrl: `${app.config.PUBLIC_URL}/${language}/details/${esim.id}`,
    why: words[run.outcome],
  });
  await sendMail(app, { to: order, about: "not-topped-up", id: run.id }, content);
}
