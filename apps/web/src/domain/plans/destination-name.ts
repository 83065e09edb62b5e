import type { Language, Names } from "@rihla/contract";

export const nameIn = (names: Names, language: Language): string => names[language];

/** Address of a flag's picture; null where no flag fits. */
export const flagAddress = (flag: string | null): string | null => flag && `/flags/${flag}.svg`;
