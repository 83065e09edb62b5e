import type { GatewayFacts } from "../../../modules/payments/payment-gateway.ts";

/** The same in every language. */
export const chargilyName = { fr: "Chargily Pay", en: "Chargily Pay", ar: "Chargily Pay" };

/** The least payment is not documented for version 2, so it is configured. */
export const chargilyFacts = (minimumDinars: number): GatewayFacts => ({
  name: "chargily",
  methods: { cib: ["cib"], edahabia: ["edahabia"] },
  // Whole dinars only.
  amounts: { DZD: { minimum: minimumDinars * 100, step: 100 } },
  numberLength: null,
  // Their API has no refund.
  refunds: { by: "manual" },
  // CIB and Edahabia, until counsel says otherwise.
  disputeDays: 60,
  // How long a checkout lives is not documented; one that is paid later is still honoured or given back.
  sessionSeconds: 30 * 60,
  // The person may change the card on their page.
  tellsCardsApart: false,
  operator: {
    name: chargilyName,
    fullName: chargilyName,
    helpLine: null,
    writesCentimes: false,
  },
  // Its cards are those of the two Algerian networks, whose sentence this is.
  rejectedWords: [
    { language: "fr", text: "Votre transaction a été rejetée" },
    { language: "en", text: "Your transaction was rejected" },
    { language: "ar", text: "تم رفض معاملتك" },
  ],
  receipt: ["transactionId"],
});
