import type { MakerGuide } from "../maker-guide.ts";
import { androidPages } from "./android-pages.ts";
import { type AndroidWord, androidWords } from "./android-words.ts";

type Word = AndroidWord | "hub" | "mobile";

/** Android as it comes, on Pixel and wherever a maker changed little. */
export const stock: Omit<MakerGuide<Word>, "look"> = {
  versions: [
    { key: "android12", name: "Android 12+" },
    {
      key: "android9",
      name: "Android 9–11",
      menu: {
        sims: { fr: "Réseau mobile", en: "Mobile network", ar: "شبكة الجوّال" },
        add: { fr: "Ajouter", en: "Add more", ar: "إضافة المزيد" },
        scan: {
          fr: "Télécharger une carte SIM à la place ?",
          en: "Download a SIM instead?",
          ar: "تنزيل شريحة SIM بدلاً من ذلك؟",
        },
      },
    },
  ],
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
  doubtful: ["byHand", "next", "name"],
  menu: {
    ...androidWords,
    hub: { fr: "Réseau et Internet", en: "Network & internet", ar: "الشبكة والإنترنت" },
    mobile: { fr: "Réseau mobile", en: "Mobile network", ar: "شبكة الجوّال" },
  },
  pages: androidPages<"hub" | "mobile">({ sims: ["settings", "hub", "sims"] }),
};
