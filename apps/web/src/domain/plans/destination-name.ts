import type { Language, Names } from "@rihla/contract";

export const nameIn = (names: Names, language: Language): string => names[language];

/** Address of the drawing of a country or region: every code of ours has one. */
export const pictureAddress = (code: string): string => `/drawings/${code.toLowerCase()}.svg`;

/** What stands small beside a name: the flag, or the drawing of a region. */
export const emblemAddress = ({ flag, code }: { flag: string | null; code: string }): string =>
  flag ? flagAddress(flag) : pictureAddress(code);

export const flagAddress = (country: string): string => `/flags/${country.toLowerCase()}.svg`;
