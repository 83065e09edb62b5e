import type { Language } from "../world/hosted-page-words.ts";

type Words = {
  title: string;
  agree: string;
  declined: string;
  echeck: string;
  agreed: string;
  unknown: string;
  help: string;
};

export const WORDS: Record<Language, Words> = {
  fr: {
    title: "Payer avec PayPal",
    agree: "Accepter et payer",
    declined: "Accepter, avec une carte qui sera refusée",
    echeck: "Accepter, par un virement qui met des jours",
    agreed: "Vous avez accepté ce paiement.",
    unknown: "Ce paiement n’est plus possible.",
    help: "Aucun compte n’est demandé ici. L’argent n’est pris que quand la boutique le demande.",
  },
  en: {
    title: "Pay with PayPal",
    agree: "Agree and pay",
    declined: "Agree, with a card that will be declined",
    echeck: "Agree, by a transfer that takes days",
    agreed: "You have agreed to this payment.",
    unknown: "This payment is no longer possible.",
    help: "No account is asked for here. The money is taken only when the shop asks for it.",
  },
  ar: {
    title: "الدفع عبر PayPal",
    agree: "موافقة ودفع",
    declined: "موافقة ببطاقة سترفض",
    echeck: "موافقة بتحويل يستغرق أياما",
    agreed: "لقد وافقت على هذا الدفع.",
    unknown: "لم يعد هذا الدفع ممكنا.",
    help: "لا يُطلب أي حساب هنا. لا يُؤخذ المال إلا حين يطلبه المتجر.",
  },
};
