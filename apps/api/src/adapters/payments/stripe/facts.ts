import type { GatewayFacts } from "../../../modules/payments/payment-gateway.ts";

/** Of one dollar or euro. */
const cents = { minimum: 50, step: 1 };
const name = { fr: "Stripe", en: "Stripe", ar: "Stripe" };

/** Cards of the world, in dollars and euros; the phone's wallets appear on the page by themselves. */
export const stripeFacts: GatewayFacts = {
  name: "stripe",
  methods: { card: ["visa", "mastercard", "applepay", "googlepay"] },
  amounts: { USD: cents, EUR: cents },
  numberLength: null,
  // Keys are kept for 24 hours at least.
  refunds: { by: "api", partial: true, smallest: 1, sameForSeconds: 23 * 3600 },
  // Visa and Mastercard, until counsel says otherwise.
  disputeDays: 120,
  // A session must be open for half an hour at least, counted from when it is made, which may be a little later.
  sessionSeconds: 35 * 60,
  tellsCardsApart: true,
  operator: { name, fullName: name, helpLine: null, writesCentimes: false },
  receipt: ["transactionId", "card"],
};
