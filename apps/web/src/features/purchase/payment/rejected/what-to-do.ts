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

/** What may help after a rejected payment, by why it was and with what it was tried. Where nobody says why, what helps in any case. */
export function whatToDo(payment: Pick<Payment, "reason" | "cards"> | undefined) {
  // Whoever pressed "cancel" knows why; nobody's balance has to do with it.
  return payment?.reason === "refused" ? refused[worldOf(payment.cards)] : (["again"] as const);
}

/** What the payer did themselves, which goes before what the bank calls it. */
export const ownCase = (reason: RejectionReason | null | undefined) =>
  reason === "cancelled" || reason === "expired" ? reason : undefined;
