import type { Language } from "../world/hosted-page-words.ts";

type Words = {
  title: string;
  method: string;
  methods: Record<"edahabia" | "cib", string>;
  fees: string;
  total: string;
  pay: string;
  fail: string;
  processing: string;
  failed: string;
  help: string;
};

export const WORDS: Record<Language, Words> = {
  fr: {
    title: "Paiement avec Chargily Pay",
    method: "Moyen de paiement",
    methods: { edahabia: "Carte Edahabia (Algérie Poste)", cib: "Carte CIB" },
    fees: "Frais",
    total: "Total débité",
    pay: "Payer",
    fail: "Faire échouer le paiement",
    processing: "Ce paiement est en cours de traitement.",
    failed: "Ce paiement a échoué.",
    help: "Aucune carte n’est demandée ici : choisissez comment le paiement se termine.",
  },
  en: {
    title: "Pay with Chargily Pay",
    method: "Payment method",
    methods: { edahabia: "Edahabia card (Algérie Poste)", cib: "CIB card" },
    fees: "Fees",
    total: "Total charged",
    pay: "Pay",
    fail: "Make the payment fail",
    processing: "This payment is being processed.",
    failed: "This payment failed.",
    help: "No card is asked for here: choose how the payment ends.",
  },
  ar: {
    title: "الدفع عبر Chargily Pay",
    method: "وسيلة الدفع",
    methods: { edahabia: "البطاقة الذهبية (بريد الجزائر)", cib: "بطاقة CIB" },
    fees: "الرسوم",
    total: "المبلغ المقتطع",
    pay: "ادفع",
    fail: "اجعل الدفع يفشل",
    processing: "هذا الدفع قيد المعالجة.",
    failed: "فشل هذا الدفع.",
    help: "لا تُطلب أي بطاقة هنا: اختر كيف ينتهي الدفع.",
  },
};
