export type EsimNameFault = "required" | "name_too_long" | "invalid";

/** Code points, as the database counts. */
export const esimNameLongest = 40;

const controlCharacter = /\p{Cc}/u;

export const tidyEsimName = (typed: string): string => typed.trim();

export function esimNameFault(typed: string): EsimNameFault | undefined {
  const name = tidyEsimName(typed);
  if (name === "") return "required";
  if (controlCharacter.test(name)) return "invalid";
  return [...name].length > esimNameLongest ? "name_too_long" : undefined;
}
