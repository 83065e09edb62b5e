import type { GatewayFacts } from "../../../modules/payments/payment-gateway.ts";

/** What SATIM's guide and certification ask for. Refunds are a matter of the merchant's contract. */
export const satimFacts = {
  name: "satim",
  methods: { cib: ["cib"], edahabia: ["edahabia"] },
  // 50 dinars.
  amounts: { DZD: { minimum: 5000, step: 1 } },
  // Some sources say "at most ten": exactly ten satisfies all of them.
  numberLength: 10,
  // CIB and Edahabia, until counsel says otherwise.
  disputeDays: 60,
  sessionSeconds: 1200,
  // No field of its answers says which of the two networks it was.
  tellsCardsApart: false,
  operator: {
    name: { fr: "la SATIM", en: "SATIM", ar: "ساتيم" },
    fullName: {
      fr: "la SATIM, la Société d’automatisation des transactions interbancaires et de monétique",
      en: "SATIM, the Algerian company for interbank transactions and electronic payment",
      ar: "ساتيم، شركة أتمتة المعاملات بين البنوك والنقد الآلي",
    },
    // The number and the mark are shown together, never one without the other.
    helpLine: { phone: "3020", mark: "SATIM" },
    writesCentimes: true,
  },
  // The guide's sentence, in all three languages at once.
  rejectedWords: [
    { language: "fr", text: "Votre transaction a été rejetée" },
    { language: "en", text: "Your transaction was rejected" },
    { language: "ar", text: "تم رفض معاملتك" },
  ],
  receipt: ["transactionId", "gatewayOrderNumber", "approvalCode", "card"],
} satisfies Omit<GatewayFacts, "refunds">;
