import type { Uses } from "../../app.ts";
import { takeFromBudget } from "../limits/index.ts";
import type { Doubtful, WebhookEvent } from "./webhook-source.ts";

/** Of one address, or of its network a few times as much. */
const budget = { name: "webhook-doubts", max: 10, windowSeconds: 10 * 60 };

/**
 * Asks a company about an event that is not proven, unless what the same address sent before turned out not to be the company's too often: else
 * whoever makes up events would make us call without end. An event that is proven costs nothing.
 */
export async function askSparingly(
  shop: Uses<"config" | "db">,
  ip: string,
  { ask }: Doubtful,
): Promise<WebhookEvent | null> {
  const taken = await takeFromBudget(shop, budget, ip);
  if (!taken) return null;
  const event = await ask();
  if (event) await taken.giveBack();
  return event;
}
