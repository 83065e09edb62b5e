import { defineMaker } from "../maker-guide.ts";
import { androidPages } from "./android-pages.ts";
import { androidWords } from "./android-words.ts";

const networks = ["settings", "hub", "mobile"] as const;

export const guide = defineMaker({
  look: "samsung",
  versions: [
    { key: "oneui5", name: "One UI 5+" },
    {
      key: "oneui2",
      name: "One UI 2–4",
      menu: {
        sims: { fr: "Gestionnaire de carte SIM", en: "SIM card manager", ar: "مدير بطاقة SIM" },
        add: { fr: "Ajouter un forfait mobile", en: "Add mobile plan", ar: "إضافة خطة محمول" },
      },
    },
  ],
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
  doubtful: ["name", "removeIt"],
  menu: {
    ...androidWords,
    hub: { fr: "Connexions", en: "Connections", ar: "الاتصالات" },
    mobile: { fr: "Réseaux mobiles", en: "Mobile networks", ar: "شبكات الهاتف المحمول" },
    status: { fr: "Informations sur le statut", en: "Status information", ar: "معلومات الحالة" },
    sims: { fr: "Gestionnaire SIM", en: "SIM manager", ar: "مدير SIM" },
    add: { fr: "Ajouter une eSIM", en: "Add eSIM", ar: "إضافة eSIM" },
    scan: { fr: "Scanner le code QR", en: "Scan QR code", ar: "مسح رمز QR" },
    byHand: { fr: "Saisir le code d’activation", en: "Enter activation code", ar: "إدخال رمز التفعيل" },
    next: { fr: "Ajouter", en: "Add", ar: "إضافة" },
    lineOn: { fr: "Activée", en: "On", ar: "تشغيل" },
    data: { fr: "Données mobiles", en: "Mobile data", ar: "بيانات الهاتف المحمول" },
    roaming: { fr: "Itinérance des données", en: "Data roaming", ar: "تجوال البيانات" },
    newApn: { fr: "Ajouter", en: "Add", ar: "إضافة" },
    networks: { fr: "Opérateurs réseau", en: "Network operators", ar: "مشغلو الشبكة" },
    automatic: { fr: "Sélection automatique", en: "Select automatically", ar: "اختيار تلقائي" },
    plane: { fr: "Mode Hors ligne", en: "Airplane mode", ar: "وضع الطيران" },
    remove: { fr: "Supprimer l’eSIM", en: "Delete eSIM", ar: "حذف eSIM" },
    removeIt: { fr: "Supprimer cette eSIM ?", en: "Delete this eSIM?", ar: "هل تريد حذف eSIM هذه؟" },
  },
  pages: androidPages<"hub" | "mobile" | "status">({
    sims: ["settings", "hub", "sims"],
    roaming: networks,
    apns: networks,
    networks,
    eid: ["settings", "about", "status"],
  }),
});
