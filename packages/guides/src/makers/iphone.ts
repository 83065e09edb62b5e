import { defineMaker } from "../maker-guide.ts";

const line = ["settings", "cellular", "@line"] as const;

/** From iPhone XS and XR on. In English the menus of the United States; elsewhere they say "Mobile Service" or "Mobile Data". */
export const guide = defineMaker({
  look: "iphone",
  versions: [
    { key: "ios17", name: "iOS 17.4+" },
    {
      key: "ios12",
      name: "iOS 12.1–17.3",
      without: ["tap"],
    },
  ],
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
  doubtful: ["label", "slide", "switching", "nearby"],
  menu: {
    settings: { fr: "Réglages", en: "Settings", ar: "الإعدادات" },
    general: { fr: "Général", en: "General", ar: "عام" },
    about: { fr: "Informations", en: "About", ar: "حول" },
    lock: { fr: "Verrouillage opérateur", en: "Carrier Lock", ar: "قفل شركة الاتصالات" },
    noLock: { fr: "Aucune restriction SIM", en: "No SIM restrictions", ar: "لا توجد قيود على SIM" },
    wifi: { fr: "Wi-Fi", en: "Wi-Fi", ar: "Wi-Fi" },
    bluetooth: { fr: "Bluetooth", en: "Bluetooth", ar: "Bluetooth" },
    cellular: { fr: "Données cellulaires", en: "Cellular", ar: "الشبكة الخلوية" },
    cellularData: { fr: "Données cellulaires", en: "Cellular Data", ar: "البيانات الخلوية" },
    primary: { fr: "Principale", en: "Primary", ar: "أساسي" },
    on: { fr: "Activée", en: "On", ar: "تشغيل" },
    add: { fr: "Ajouter une eSIM", en: "Add eSIM", ar: "إضافة eSIM" },
    nearby: { fr: "D’un iPhone à proximité", en: "Transfer From Nearby iPhone", ar: "نقل من iPhone قريب" },
    useCode: { fr: "Utiliser un code QR", en: "Use QR Code", ar: "استخدام رمز QR" },
    byHand: {
      fr: "Saisir les détails manuellement",
      en: "Enter Details Manually",
      ar: "إدخال التفاصيل يدويًا",
    },
    address: { fr: "Adresse SM-DP+", en: "SM-DP+ Address", ar: "عنوان SM-DP+" },
    code: { fr: "Code d’activation", en: "Activation Code", ar: "رمز التفعيل" },
    activate: { fr: "Activer l’eSIM", en: "Activate eSIM", ar: "تفعيل eSIM" },
    next: { fr: "Continuer", en: "Continue", ar: "متابعة" },
    label: { fr: "Libellé du forfait cellulaire", en: "Cellular Plan Label", ar: "تسمية الخطة الخلوية" },
    voice: { fr: "Ligne vocale par défaut", en: "Default Voice Line", ar: "خط الصوت الافتراضي" },
    lineOn: { fr: "Activer cette ligne", en: "Turn On This Line", ar: "تشغيل هذا الخط" },
    switching: {
      fr: "Autoriser le basculement",
      en: "Allow Cellular Data Switching",
      ar: "السماح بتبديل البيانات الخلوية",
    },
    roaming: { fr: "Données à l’étranger", en: "Data Roaming", ar: "تجوال البيانات" },
    network: { fr: "Sélection du réseau", en: "Network Selection", ar: "اختيار الشبكة" },
    automatic: { fr: "Automatique", en: "Automatic", ar: "تلقائي" },
    dataNetwork: {
      fr: "Réseau de données cellulaires",
      en: "Cellular Data Network",
      ar: "شبكة البيانات الخلوية",
    },
    apn: { fr: "APN", en: "APN", ar: "APN" },
    plane: { fr: "Mode Avion", en: "Airplane Mode", ar: "نمط الطيران" },
    slide: { fr: "éteindre", en: "slide to power off", ar: "اسحب لإيقاف التشغيل" },
    remove: { fr: "Supprimer l’eSIM", en: "Delete eSIM", ar: "حذف eSIM" },
    removeIt: { fr: "Supprimer l’eSIM ?", en: "Delete eSIM?", ar: "حذف eSIM؟" },
    cancel: { fr: "Annuler", en: "Cancel", ar: "إلغاء" },
  },
  pages: {
    lock: {
      path: ["settings", "general", "about"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "=EID", value: "=8904 9032 …" },
            { text: "lock", value: "noLock", touch: true },
          ],
        },
      ],
    },
    wifi: {
      path: ["settings", "wifi"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "wifi", on: true },
            { text: "@ownWifi", icon: "wifi", touch: true },
          ],
        },
      ],
    },
    open: {
      path: ["settings"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "wifi", icon: "wifi" },
            { text: "bluetooth", icon: "bluetooth" },
            { text: "cellular", icon: "cellular", touch: true },
          ],
        },
      ],
    },
    add: {
      path: ["settings", "cellular"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "cellularData", on: true },
            { text: "primary", value: "on" },
            { text: "add", link: true, touch: true },
          ],
        },
      ],
    },
    scanChoice: {
      path: ["settings", "cellular", "add"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "nearby", icon: "phone" },
            { text: "useCode", icon: "code", touch: true },
          ],
        },
      ],
    },
    byHand: {
      path: ["settings", "cellular", "add", "useCode"],
      blocks: [{ kind: "camera" }, { kind: "rows", rows: [{ text: "byHand", link: true, touch: true }] }],
      over: true,
    },
    paste: {
      path: ["settings", "cellular", "add", "useCode", "byHand"],
      blocks: [
        { kind: "field", label: "address", value: "=rsp.example.com", touch: true },
        { kind: "field", label: "code", value: "=K2-1A2B3C", touch: true },
      ],
    },
    confirm: {
      path: [],
      blocks: [
        { kind: "card", text: "activate" },
        { kind: "button", text: "next", touch: true },
      ],
    },
    name: {
      path: [...line, "label"],
      blocks: [{ kind: "field", label: "label", value: "@line", touch: true }],
    },
    calls: {
      path: ["settings", "cellular", "voice"],
      blocks: [{ kind: "rows", rows: [{ text: "primary", touch: true }, { text: "@line" }] }],
    },
    lineOn: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "lineOn", on: true, touch: true },
            { text: "roaming", on: false },
          ],
        },
      ],
    },
    dataLine: {
      path: ["settings", "cellular", "cellularData"],
      blocks: [{ kind: "rows", rows: [{ text: "primary" }, { text: "@line", touch: true }] }],
    },
    homeOff: {
      path: ["settings", "cellular", "cellularData"],
      blocks: [{ kind: "rows", rows: [{ text: "@line" }, { text: "switching", on: false, touch: true }] }],
    },
    roamingLine: {
      path: ["settings", "cellular"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "cellularData", value: "@line" },
            { text: "primary", value: "on" },
            { text: "@line", value: "on", touch: true },
          ],
        },
      ],
    },
    roamingOn: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "lineOn", on: true },
            { text: "roaming", on: true, touch: true },
            { text: "network" },
          ],
        },
      ],
    },
    openApn: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [{ text: "roaming", on: true }, { text: "network" }, { text: "dataNetwork", touch: true }],
        },
      ],
    },
    fillApn: {
      path: [...line, "dataNetwork"],
      blocks: [{ kind: "field", label: "apn", value: "=internet", touch: true }],
    },
    saveApn: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "lineOn", on: true },
            { text: "roaming", on: true },
            { text: "dataNetwork", touch: true },
          ],
        },
      ],
    },
    three: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "lineOn", on: true },
            { text: "roaming", on: true, touch: true },
          ],
        },
      ],
    },
    plane: {
      path: ["settings"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "plane", icon: "plane", on: true, touch: true },
            { text: "wifi", icon: "wifi" },
            { text: "cellular", icon: "cellular" },
          ],
        },
      ],
    },
    networkByHand: {
      path: [...line, "network"],
      blocks: [{ kind: "rows", rows: [{ text: "automatic", on: false, touch: true }, { text: "@network" }] }],
    },
    restart: { path: [], blocks: [{ kind: "button", text: "slide", touch: true }] },
    dataBack: {
      path: ["settings", "cellular", "cellularData"],
      blocks: [{ kind: "rows", rows: [{ text: "primary", touch: true }, { text: "@line" }] }],
    },
    lineToRemove: {
      path: ["settings", "cellular"],
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "primary", value: "on" },
            { text: "@line", value: "on", touch: true },
          ],
        },
      ],
    },
    remove: {
      path: line,
      blocks: [
        {
          kind: "rows",
          rows: [
            { text: "lineOn", on: true },
            { text: "remove", link: true, touch: true },
          ],
        },
      ],
    },
    removeConfirm: {
      path: line,
      blocks: [
        { kind: "dialog", text: "removeIt", actions: [{ text: "remove", touch: true }, { text: "cancel" }] },
      ],
    },
  },
});
