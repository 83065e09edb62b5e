import { defineMaker } from "../maker-guide.ts";
import { androidPages } from "./android-pages.ts";
import { androidWords } from "./android-words.ts";

export const guide = defineMaker({
  look: "list",
  versions: [
    { key: "hyperos", name: "HyperOS" },
    {
      key: "miui",
      name: "MIUI 12–14",
      menu: {
        sims: {
          fr: "Cartes SIM et réseaux mobiles",
          en: "SIM cards & mobile networks",
          ar: "بطاقات SIM وشبكات الهاتف المحمول",
        },
      },
    },
  ],
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
  doubtful: ["scan", "byHand", "remove", "removeIt"],
  menu: {
    ...androidWords,
    sims: { fr: "Réseaux mobiles", en: "Mobile networks", ar: "شبكات الهاتف المحمول" },
    manage: { fr: "Gérer l’eSIM", en: "Manage eSIM", ar: "إدارة eSIM" },
    add: { fr: "Ajouter une eSIM", en: "Add eSIM", ar: "إضافة eSIM" },
    scan: { fr: "Scanner le code QR", en: "Scan QR code", ar: "مسح رمز QR" },
    lineOn: { fr: "Activer", en: "Enable", ar: "تفعيل" },
    data: { fr: "Données mobiles", en: "Mobile data", ar: "بيانات الهاتف المحمول" },
    roaming: { fr: "Itinérance des données", en: "Data roaming", ar: "تجوال البيانات" },
    networks: { fr: "Réseaux mobiles", en: "Mobile networks", ar: "شبكات الهاتف المحمول" },
    automatic: { fr: "Sélection automatique", en: "Automatically select network", ar: "اختيار تلقائي" },
    plane: { fr: "Mode Avion", en: "Airplane mode", ar: "وضع الطيران" },
    remove: { fr: "Supprimer", en: "Delete", ar: "حذف" },
    removeIt: { fr: "Supprimer cette eSIM ?", en: "Delete this eSIM?", ar: "هل تريد حذف eSIM هذه؟" },
  },
  pages: androidPages<"manage">({ sims: ["settings", "sims"], add: ["settings", "sims", "manage"] }),
});
