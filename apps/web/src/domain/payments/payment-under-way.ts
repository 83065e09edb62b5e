import { json, stored } from "../../platform/storage/storage.ts";

type UnderWay = { payment: string; since: number };

/** Banks keep their pages open for less; what is paid later is news by mail. Milliseconds. */
const longestMs = 60 * 60 * 1000;

/** Among what signing out forgets, by its name. */
const kept = stored("device", "payment-order:under-way", json(readUnderWay));

function readUnderWay(value: unknown): UnderWay | undefined {
  const { payment, since }: Partial<UnderWay> = Object(value);
  return typeof payment === "string" && typeof since === "number" ? { payment, since } : undefined;
}

/** The bank's page opens in another program. The phone may end this one meanwhile. */
export function leftToPay(payment: string, now = Date.now()): void {
  kept.write({ payment, since: now });
}

/** What was left for and has not come back yet: asked for at the next start. */
export function paymentUnderWay(now = Date.now()): string | undefined {
  const { payment, since = 0 } = kept.read() ?? {};
  return now - since < longestMs ? payment : undefined;
}

export function cameBackFrom(payment: string): void {
  if (kept.read()?.payment === payment) kept.write(undefined);
}
