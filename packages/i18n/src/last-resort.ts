import type { Language } from "@rihla/contract";
import { brand } from "./brand.ts";
import { ltr } from "./isolate.ts";

/** Said when no catalogue could be loaded, so it can't live in one. */
export const lastResort: Record<Language, { message: string; action: string }> = {
  fr: { message: "La page n’a pas pu s’afficher. Réessayez dans un instant.", action: "Revenir à l’accueil" },
  en: { message: "The page could not be shown. Try again in a moment.", action: "Back to home" },
  ar: { message: "تعذّر عرض الصفحة. أعد المحاولة بعد قليل.", action: "العودة إلى الرئيسية" },
};

/** Only the server says it, so no page carries it. */
export const withoutScripts: Record<Language, string> = {
  fr: `Cette page a besoin de JavaScript, que votre navigateur n’exécute pas. Activez-le, ou écrivez-nous : ${brand.supportEmail}`,
  en: `This page needs JavaScript, which your browser does not run. Switch it on, or write to us: ${brand.supportEmail}`,
  ar: `تحتاج هذه الصفحة إلى JavaScript، وهو معطّل في متصفّحك. فعّله أو راسلنا: ${ltr(brand.supportEmail)}`,
};
