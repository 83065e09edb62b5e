import type { Uses } from "../../app.ts";
import { takeFromBudget } from "../limits/index.ts";
import { findPaymentByRef, findRefundsById } from "../payments/index.ts";
import type { Doubtful, WebhookEvent, WebhookHint } from "./webhook-source.ts";

const windowSeconds = 10 * 60;
/** Of one address, or of its network a few times as much. */
const ofAddress = { name: "webhook-doubts", max: 10, windowSeconds };
/** Of one payment or refund of ours: what is genuine is about one, and little is told of each. */
const ofMoney = { name: "webhook-doubts-money", max: 3, windowSeconds };

/**
 * Asks a company about an event that is not proven. What turns out to be the company's costs nothing. What does not uses up what its address may
 * cause, or whoever makes up events would make us call without end; beyond, only events about money that we know are asked about, a few for each,
 * so that genuine ones get through from an address that made-up ones come from too.
 */
export async function askSparingly(
  shop: Uses<"config" | "db">,
  source: string,
  ip: string,
  { about, ask }: Doubtful,
): Promise<WebhookEvent | null> {
  const taken = (await takeFromBudget(shop, ofAddress, { ip })) ?? (await takeForMoney(shop, source, about));
  if (!taken) return null;
  const event = await ask();
  if (event) await taken.giveBack();
  return event;
}

async function takeForMoney(
  shop: Uses<"config" | "db">,
  source: string,
  { paymentRef, refund }: WebhookHint,
) {
  const payment = paymentRef && (await findPaymentByRef(shop.db, source, paymentRef));
  if (payment) return takeFromBudget(shop, ofMoney, { key: payment.id });
  const [known] = refund ? await findRefundsById(shop.db, [refund]) : [];
  return known ? takeFromBudget(shop, ofMoney, { key: known.id }) : null;
}
