import type { Language, Names } from "@rihla/contract";
import { defaultLanguage } from "@rihla/i18n";

/** Answers that a device kept before a language came have no name in it. */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names[defaultLanguage];

/** Address of the drawing of a country or region: every code of ours has one. */
export const pictureAddress = (code: string): string => `/drawings/${code.toLowerCase()}.svg`;

/** The same for a frame wider than the drawing: a country's is drawn beyond its edges, so that its tower is there from top to foot. */
export const widePicture = ({ code, isCountry }: { code: string; isCountry: boolean }): string =>
  pictureAddress(code) +
  (isCountry ? "#svgView(viewBox(-120,-40,560,240)preserveAspectRatio(xMidYMax slice))" : "");

/** What stands small beside a name: the flag, or the drawing of a region. */
export const emblemAddress = ({ flag, code }: { flag: string | null; code: string }): string =>
  flag ? flagAddress(flag) : pictureAddress(code);

export const flagAddress = (country: string): string => `/flags/${country.toLowerCase()}.svg`;
