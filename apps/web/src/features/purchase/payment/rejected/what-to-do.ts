import type { Payment, RejectionReason } from "@rihla/contract";

/** Whose cards or accounts were tried: that of Algeria's banks and its post, of an account's own site, or any of the world. */
type World = "algeria" | "account" | "world";

function worldOf(cards: Payment["cards"]): World {
  if (cards.includes("cib") || cards.includes("edahabia")) return "algeria";
  return cards.includes("paypal") ? "account" : "world";
}

const refused = {
  algeria: ["balance", "internet", "again"],
  account: ["account", "again"],
  world: ["balance", "abroad", "again"],
} as const satisfies Record<World, readonly string[]>;

/** Whoever pressed "cancel" knows why; nobody's balance has to do with it. */
const others = {
  cancelled: ["cancelled", "again"],
  expired: ["expired", "again"],
  reversed: ["again"],
} as const satisfies Record<Exclude<RejectionReason, "refused">, readonly string[]>;

/** What may help after a rejected payment, by why it was and with what it was tried. Where nobody says why, what helps in any case. */
export function whatToDo(payment: Pick<Payment, "reason" | "cards"> | undefined) {
  if (!payment?.reason) return ["again"] as const;
  return payment.reason === "refused" ? refused[worldOf(payment.cards)] : others[payment.reason];
}
