export type Language = "fr" | "en" | "ar";

/** What every gateway's page says. */
type HostedPageWords = {
  name: string;
  sandbox: string;
  amount: string;
  currency: string;
  order: string;
  cancel: string;
  back: string;
  over: { paid: string; cancelled: string; expired: string; unknown: string };
};

export const HOSTED_PAGE_WORDS: Record<Language, HostedPageWords> = {
  fr: {
    name: "Français",
    sandbox: "BAC À SABLE : aucun paiement réel. N’entrez jamais une vraie carte.",
    amount: "Montant à payer",
    currency: "DA",
    order: "Commande",
    cancel: "Annuler et revenir à la boutique",
    back: "Revenir à la boutique",
    over: {
      paid: "Ce paiement est déjà terminé.",
      cancelled: "Ce paiement a été annulé.",
      expired: "La session de paiement a expiré.",
      unknown: "Ce paiement est inconnu.",
    },
  },
  en: {
    name: "English",
    sandbox: "SANDBOX: no real payment. Never enter a real card.",
    amount: "Amount to pay",
    currency: "DZD",
    order: "Order",
    cancel: "Cancel and return to the shop",
    back: "Return to the shop",
    over: {
      paid: "This payment is already complete.",
      cancelled: "This payment was cancelled.",
      expired: "The payment session has expired.",
      unknown: "This payment is unknown.",
    },
  },
  ar: {
    name: "العربية",
    sandbox: "بيئة تجريبية: لا دفع حقيقي هنا. لا تُدخل أبدا بطاقة حقيقية.",
    amount: "المبلغ الواجب دفعه",
    currency: "دج",
    order: "الطلب",
    cancel: "إلغاء والعودة إلى المتجر",
    back: "العودة إلى المتجر",
    over: {
      paid: "تم هذا الدفع من قبل.",
      cancelled: "تم إلغاء هذا الدفع.",
      expired: "انتهت مدة جلسة الدفع.",
      unknown: "هذا الدفع غير معروف.",
    },
  },
};

export function asLanguage(text: string): Language | undefined {
  const lower = text.toLowerCase();
  return lower === "fr" || lower === "en" || lower === "ar" ? lower : undefined;
}
