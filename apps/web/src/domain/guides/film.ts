import type { Language } from "@rihla/contract";
import { languageCodes, locales } from "@rihla/i18n";
import type { GuidePhone } from "../../paths.ts";
import { shopOrigin } from "../../platform/browser/shop-address.ts";
import made from "./films.json" with { type: "json" };

export type Film = {
  address: string;
  poster: string;
  seconds: number;
  captions: { language: Language; name: string; address: string }[];
};

/** Of a maker's phone whose menus are in this language. `npm run films` makes them. */
export function filmOf(maker: GuidePhone, menus: Language): Film {
  const { name, seconds } = made[maker];
  const file = (language: Language, ending: string) => `${shopOrigin}/films/${name}.${language}.${ending}`;
  return {
    address: file(menus, "mp4"),
    poster: file(menus, "webp"),
    seconds,
    captions: languageCodes.map((language) => ({
      language,
      name: locales[language].name,
      address: file(language, "vtt"),
    })),
  };
}
