/*
 * What one address, one customer or one order may ask for in a while. Wide, since a family, an office or, on Algerian
 * mobile networks, thousands of people stand behind one address; and short, so that waiting is bearable. Who is signed
 * in is counted as a customer: what strangers do behind the same address takes nothing from them.
 */

const minute = 60;

export type Limit = {
  /** What is counted, in the counter's name. */
  name: string;
  per: "caller" | "order";
  max: number;
  windowSeconds: number;
};

/** Prices worked out: a checkout asks for a few. */
export const quoteLimits: readonly Limit[] = [
  { name: "quotes", per: "caller", max: 300, windowSeconds: minute },
];

/** Codes tried. Each change of a quantity tries the one that is applied again. */
export const couponLimits: readonly Limit[] = [
  { name: "coupons", per: "caller", max: 60, windowSeconds: 10 * minute },
  { name: "coupons-day", per: "caller", max: 600, windowSeconds: 24 * 60 * minute },
];

/** A family buys five at most; sixty an hour from one address are a fifth of the sales of a shop with a million a year. */
export const orderLimits: readonly Limit[] = [
  { name: "orders", per: "caller", max: 20, windowSeconds: 10 * minute },
  { name: "orders-hour", per: "caller", max: 60, windowSeconds: 60 * minute },
];

/** Everything that is known of a customer. */
export const exportLimits: readonly Limit[] = [
  { name: "exports", per: "caller", max: 5, windowSeconds: 10 * minute },
];

/** Each opens a page at the bank. */
export const topUpLimits: readonly Limit[] = [
  { name: "top-ups", per: "caller", max: 20, windowSeconds: 10 * minute },
];

/** Each opens a page at the bank. An order can be paid for an hour, and a page takes more than one card. */
export const paymentLimits: readonly Limit[] = [
  { name: "payments", per: "order", max: 10, windowSeconds: 60 * minute },
  { name: "payments", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** Each asks suppliers about every eSIM that it names. */
export const cancellationLimits: readonly Limit[] = [
  { name: "cancellations", per: "order", max: 20, windowSeconds: 10 * minute },
];

/** Each is typeset, or mailed. */
export const receiptLimits: readonly Limit[] = [
  { name: "receipts", per: "order", max: 20, windowSeconds: 10 * minute },
  { name: "receipts", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** Links by which somebody else pays, made anew for one order. */
export const makingLinkLimits: readonly Limit[] = [
  { name: "links-made", per: "order", max: 20, windowSeconds: 60 * minute },
  { name: "links-made", per: "caller", max: 60, windowSeconds: 60 * minute },
];

/** Links looked at: a page that is open quotes again only when it is loaded. */
export const linkLimits: readonly Limit[] = [
  { name: "links", per: "caller", max: 120, windowSeconds: 10 * minute },
];

/** Counted apart from the buyer's own tries, so that whoever was sent a link takes none of them. */
export const payingByLinkLimits: readonly Limit[] = [
  { name: "paying-by-link", per: "order", max: 10, windowSeconds: 60 * minute },
  { name: "payments", per: "caller", max: 40, windowSeconds: 10 * minute },
];
