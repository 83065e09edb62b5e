import { defineMaker } from "../maker-guide.ts";
import { androidPages } from "./android-pages.ts";
import { androidWords } from "./android-words.ts";

export const guide = defineMaker({
  look: "list",
  versions: [
    { key: "coloros13", name: "ColorOS 13+" },
    {
      key: "coloros11",
      name: "ColorOS 11–12",
      menu: {
        sims: {
          fr: "Carte SIM et données mobiles",
          en: "SIM card & mobile data",
          ar: "بطاقة SIM وبيانات الهاتف المحمول",
        },
      },
    },
  ],
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
  doubtful: ["scan", "byHand", "remove", "removeIt"],
  menu: {
    ...androidWords,
    sims: { fr: "Réseau mobile", en: "Mobile network", ar: "شبكة الهاتف المحمول" },
    manage: { fr: "Gérer l’eSIM", en: "Manage eSIM", ar: "إدارة eSIM" },
    add: { fr: "Ajouter une eSIM", en: "Add eSIM", ar: "إضافة eSIM" },
    scan: { fr: "Scanner le code QR", en: "Scan QR code", ar: "مسح رمز QR" },
    lineOn: { fr: "Activer", en: "Enable", ar: "تفعيل" },
    data: { fr: "Données mobiles", en: "Mobile data", ar: "بيانات الهاتف المحمول" },
    roaming: { fr: "Itinérance des données", en: "Data roaming", ar: "تجوال البيانات" },
    networks: { fr: "Opérateur", en: "Carrier", ar: "شركة الاتصالات" },
    automatic: { fr: "Sélection automatique", en: "Auto select", ar: "اختيار تلقائي" },
    remove: { fr: "Supprimer l’eSIM", en: "Delete eSIM", ar: "حذف eSIM" },
    removeIt: { fr: "Supprimer cette eSIM ?", en: "Delete this eSIM?", ar: "هل تريد حذف eSIM هذه؟" },
  },
  pages: androidPages<"manage">({ sims: ["settings", "sims"], add: ["settings", "sims", "manage"] }),
});
