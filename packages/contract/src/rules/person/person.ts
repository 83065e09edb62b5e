export type EmailFault = "required" | "invalid_email";
export type NameFault = "required" | "name_too_short" | "name_too_long" | "invalid";

export const emailLongest = 254;
/** What stands before the @: no mail server takes more. */
export const emailNameLongest = 64;
export const nameShortest = 2;
export const nameLongest = 49;

/** Neither a dot at an end nor two in a row; a domain of at least two labels. */
const emailShape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;
const controlCharacter = /\p{Cc}/u;

/** Trimmed, lower-cased: an address names one customer however it was typed. */
export const tidyEmail = (typed: string): string => typed.trim().toLowerCase();

export function emailFault(typed: string): EmailFault | undefined {
  const email = tidyEmail(typed);
  if (email === "") return "required";
  const isShort = email.length <= emailLongest && email.lastIndexOf("@") <= emailNameLongest;
  return isShort && emailShape.test(email) ? undefined : "invalid_email";
}

export const tidyName = (typed: string): string => typed.trim();

export function nameFault(typed: string): NameFault | undefined {
  const name = tidyName(typed);
  if (name === "") return "required";
  // No line break, and nothing that a database can't store.
  if (controlCharacter.test(name)) return "invalid";
  if (name.length < nameShortest) return "name_too_short";
  return name.length > nameLongest ? "name_too_long" : undefined;
}
