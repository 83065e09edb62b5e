import type { GatewayFacts } from "../../../modules/payments/payment-gateway.ts";

const name = { fr: "PayPal", en: "PayPal", ar: "PayPal" };

/** Dollars only; they take no dinars at all. */
export const paypalFacts: GatewayFacts = {
  name: "paypal",
  methods: { paypal: ["paypal"] },
  amounts: { USD: { minimum: 1, step: 1 } },
  numberLength: null,
  // The ids of calls that give money back are kept for 45 days.
  refunds: { by: "api", partial: true, smallest: 1, sameForSeconds: 44 * 24 * 3600 },
  // As the cards behind it, until counsel says otherwise.
  disputeDays: 120,
  // Their page lives three hours; what is agreed to later than this is not taken.
  sessionSeconds: 30 * 60,
  takesWhenAsked: true,
  tellsCardsApart: true,
  operator: { name, fullName: name, helpLine: null, writesCentimes: false },
  receipt: ["transactionId"],
};
