import type { Names } from "@rihla/contract/rules";

/** What Android itself calls these, in the translations that its makers publish with it; others may have renamed them. */
export const androidWords = {
  settings: { fr: "Paramètres", en: "Settings", ar: "الإعدادات" },
  wifi: { fr: "Wi-Fi", en: "Wi-Fi", ar: "Wi-Fi" },
  bluetooth: { fr: "Bluetooth", en: "Bluetooth", ar: "بلوتوث" },
  about: { fr: "À propos du téléphone", en: "About phone", ar: "لمحة عن الهاتف" },
  sims: { fr: "Cartes SIM", en: "SIMs", ar: "شرائح SIM" },
  add: { fr: "Ajouter une carte SIM", en: "Add SIM", ar: "إضافة شريحة SIM" },
  scan: { fr: "Configurer une eSIM", en: "Set up an eSIM", ar: "إعداد شريحة eSIM" },
  byHand: { fr: "Saisir manuellement", en: "Enter it manually", ar: "إدخاله يدويًا" },
  code: { fr: "Code d’activation", en: "Activation code", ar: "رمز التفعيل" },
  next: { fr: "Télécharger", en: "Download", ar: "تنزيل" },
  name: { fr: "Nom", en: "Name", ar: "الاسم" },
  calls: { fr: "Appels", en: "Calls", ar: "المكالمات" },
  lineOn: { fr: "Utiliser la carte SIM", en: "Use SIM", ar: "استخدام شريحة SIM" },
  data: { fr: "Données mobiles", en: "Mobile data", ar: "بيانات الجوّال" },
  roaming: { fr: "Itinérance", en: "Roaming", ar: "التجوال" },
  roamingAsk: {
    fr: "Autoriser l’itinérance des données ?",
    en: "Allow data roaming?",
    ar: "هل تريد السماح بتجوال البيانات؟",
  },
  ok: { fr: "OK", en: "OK", ar: "حسنًا" },
  cancel: { fr: "Annuler", en: "Cancel", ar: "إلغاء" },
  apns: { fr: "Noms des points d’accès", en: "Access Point Names", ar: "أسماء نقاط الوصول" },
  newApn: { fr: "Nouvel APN", en: "New APN", ar: "اسم نقطة وصول جديدة" },
  apn: { fr: "APN", en: "APN", ar: "APN" },
  save: { fr: "Enregistrer", en: "Save", ar: "حفظ" },
  networks: { fr: "Choisir un réseau", en: "Choose network", ar: "اختيار الشبكة" },
  automatic: {
    fr: "Sélection automatique du réseau",
    en: "Automatically select network",
    ar: "اختيار الشبكة تلقائيًا",
  },
  plane: { fr: "Mode Avion", en: "Airplane mode", ar: "وضع الطيران" },
  restart: { fr: "Redémarrer", en: "Restart", ar: "إعادة التشغيل" },
  powerOff: { fr: "Éteindre", en: "Power off", ar: "إيقاف التشغيل" },
  remove: { fr: "Effacer la carte SIM", en: "Erase SIM", ar: "محو شريحة SIM" },
  removeIt: { fr: "Effacer cette eSIM ?", en: "Erase this eSIM?", ar: "هل تريد محو شريحة eSIM هذه؟" },
} as const satisfies Record<string, Names>;

export type AndroidWord = keyof typeof androidWords;
