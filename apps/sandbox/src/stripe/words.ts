import type { Language } from "../world/hosted-page-words.ts";
import type { Decline } from "./cards.ts";

type Words = {
  title: string;
  card: string;
  expiry: string;
  code: string;
  pay: string;
  wrongNumber: string;
  refused: string;
  confirmTitle: string;
  confirmBody: string;
  confirm: string;
  fail: string;
  processing: string;
  failed: string;
  testCards: string;
  use: string;
  approved: string;
  confirms: string;
  delayed: string;
  declines: Record<Decline, string>;
  help: string;
};

export const WORDS: Record<Language, Words> = {
  fr: {
    title: "Payer avec Stripe",
    card: "Numéro de carte",
    expiry: "Expiration (MM/AA)",
    code: "Code",
    pay: "Payer",
    wrongNumber: "Entrez les 16 chiffres de la carte.",
    refused: "Paiement refusé",
    confirmTitle: "Votre banque demande une confirmation",
    confirmBody: "Ici, c’est vous qui décidez de ce qu’elle répond.",
    confirm: "Confirmer le paiement",
    fail: "Échouer à l’authentification",
    processing: "Ce paiement est en cours de traitement.",
    failed: "Ce paiement a échoué.",
    testCards: "Cartes de test",
    use: "Utiliser",
    approved: "acceptée",
    confirms: "avec confirmation",
    delayed: "débitée plus tard",
    declines: {
      card_declined: "refusée",
      insufficient_funds: "solde insuffisant",
      authentication_failed: "authentification échouée",
    },
    help: "Expiration et code peuvent être quelconques.",
  },
  en: {
    title: "Pay with Stripe",
    card: "Card number",
    expiry: "Expiry (MM/YY)",
    code: "Code",
    pay: "Pay",
    wrongNumber: "Enter the 16 digits of the card.",
    refused: "Payment declined",
    confirmTitle: "Your bank asks for a confirmation",
    confirmBody: "Here you decide what it answers.",
    confirm: "Confirm the payment",
    fail: "Fail the authentication",
    processing: "This payment is being processed.",
    failed: "This payment failed.",
    testCards: "Test cards",
    use: "Use",
    approved: "approved",
    confirms: "with confirmation",
    delayed: "charged later",
    declines: {
      card_declined: "declined",
      insufficient_funds: "insufficient funds",
      authentication_failed: "authentication failed",
    },
    help: "Expiry and code may be anything.",
  },
  ar: {
    title: "الدفع عبر Stripe",
    card: "رقم البطاقة",
    expiry: "الصلاحية (شهر/سنة)",
    code: "الرمز",
    pay: "ادفع",
    wrongNumber: "أدخل أرقام البطاقة الستة عشر.",
    refused: "تم رفض الدفع",
    confirmTitle: "يطلب بنكك تأكيدا",
    confirmBody: "هنا أنت من يقرر جوابه.",
    confirm: "تأكيد الدفع",
    fail: "إفشال التحقق",
    processing: "هذا الدفع قيد المعالجة.",
    failed: "فشل هذا الدفع.",
    testCards: "بطاقات تجريبية",
    use: "استعمال",
    approved: "مقبولة",
    confirms: "مع تأكيد",
    delayed: "تُخصم لاحقا",
    declines: {
      card_declined: "مرفوضة",
      insufficient_funds: "رصيد غير كاف",
      authentication_failed: "فشل التحقق",
    },
    help: "يمكن كتابة أي تاريخ وأي رمز.",
  },
};
