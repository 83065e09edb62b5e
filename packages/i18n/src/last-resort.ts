import type { Language } from "@rihla/contract";

/** Said when no catalogue could be loaded, so it can't live in one. */
export const lastResort: Record<Language, { message: string; action: string }> = {
  fr: { message: "La page n’a pas pu s’afficher. Réessayez dans un instant.", action: "Revenir à l’accueil" },
  en: { message: "The page could not be shown. Try again in a moment.", action: "Back to home" },
  ar: { message: "تعذّر عرض الصفحة. أعد المحاولة بعد قليل.", action: "العودة إلى الرئيسية" },
};
