import type { EsimSummary, Order } from "@rihla/contract";
import { keptDays } from "@rihla/contract/rules";

const dayMs = 24 * 60 * 60 * 1000;
/** For so long after its last eSIM has ended; one without eSIMs, after it could be paid. */
const keptMs = keptDays.ordersHere * dayMs;
/** After it was last seen, where no end is known: longer than an eSIM waits to be installed and then lasts. */
export const unseenUntil = (now: number): number => now + 365 * dayMs;

type SeenOrder = Pick<Order, "status" | "payableUntil" | "esims">;
type SeenEsim = Pick<EsimSummary, "id" | "group" | "days" | "expiresAt" | "activateBefore">;
type Times = { now: number; before?: number | undefined };

/**
 * Until when this browser keeps what opens a guest's order. `esims`: none while nobody has seen them. `before`: what was found the
 * last time, since an end without a date counts from when it was first seen.
 */
export function keptHereUntil(
  order: SeenOrder,
  esims: readonly SeenEsim[],
  { now, before = Number.POSITIVE_INFINITY }: Times,
): number {
  if (order.esims.length === 0 && unpaid.includes(order.status))
    return Date.parse(order.payableUntil) + keptMs;
  const ends = order.esims.map(({ id, refused }) =>
    refused
      ? "over"
      : endOf(
          esims.find((esim) => esim.id === id),
          now,
        ),
  );
  if (ends.length === 0 || ends.includes("unknown")) return unseenUntil(now);
  const dated = Math.max(...ends.filter((end) => typeof end === "number")) + keptMs;
  return ends.includes("over") ? Math.max(dated, Math.min(before, now + keptMs)) : dated;
}

const unpaid: readonly Order["status"][] = ["not_paid", "pending", "rejected"];

/** `over`: by something that was done to it, nobody says when · `unknown`: it may go on for long. */
function endOf(esim: SeenEsim | undefined, now: number): number | "over" | "unknown" {
  if (!esim) return "unknown";
  const { group, days, expiresAt, activateBefore } = esim;
  if (group === "expired") {
    const date = Date.parse(expiresAt ?? activateBefore ?? "");
    return date <= now ? date : "over";
  }
  if (expiresAt !== null) return Date.parse(expiresAt);
  return activateBefore === null ? "unknown" : Date.parse(activateBefore) + days * dayMs;
}
