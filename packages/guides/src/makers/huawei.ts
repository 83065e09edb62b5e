import { defineMaker } from "../maker-guide.ts";
import { androidPages } from "./android-pages.ts";
import { androidWords } from "./android-words.ts";

const mobileData = ["settings", "hub", "data"] as const;

export const guide = defineMaker({
  look: "list",
  versions: [
    { key: "emui", name: "EMUI 10–15, HarmonyOS" },
    { key: "magicos", name: "MagicOS 6+ (Honor)" },
  ],
  wordSource: { fr: "documented", en: "documented", ar: "translated" },
  doubtful: ["byHand"],
  menu: {
    ...androidWords,
    hub: { fr: "Réseau mobile", en: "Mobile network", ar: "شبكة الهاتف المحمول" },
    sims: { fr: "Gestion des cartes SIM", en: "SIM management", ar: "إدارة بطاقات SIM" },
    add: { fr: "Ajouter une eSIM", en: "Add eSIM", ar: "إضافة eSIM" },
    scan: { fr: "Scanner le code QR", en: "Scan QR code", ar: "مسح رمز QR" },
    lineOn: { fr: "Activer", en: "Enable", ar: "تفعيل" },
    data: { fr: "Données mobiles", en: "Mobile data", ar: "بيانات الهاتف المحمول" },
    roaming: { fr: "Itinérance des données", en: "Data roaming", ar: "تجوال البيانات" },
    networks: { fr: "Opérateur", en: "Carrier", ar: "شركة الاتصالات" },
    automatic: { fr: "Sélection automatique", en: "Automatic selection", ar: "اختيار تلقائي" },
    remove: { fr: "Réinitialiser", en: "Reset", ar: "إعادة الضبط" },
    removeIt: { fr: "Supprimer cette eSIM ?", en: "Delete this eSIM?", ar: "هل تريد حذف eSIM هذه؟" },
  },
  pages: androidPages<"hub">({
    sims: ["settings", "hub", "sims"],
    roaming: mobileData,
    apns: mobileData,
    networks: mobileData,
  }),
});
