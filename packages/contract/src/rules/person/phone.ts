import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type PhoneFault = "required" | "phone_country_code_missing" | "invalid_phone";

/**
 * The number in E.164 (`+213550123456`), or what is wrong with it. `country` (ISO 3166-1 alpha-2, or "") is whose number
 * it is when it is typed without a plus. A file of its own: its numbering plans are 80 kB.
 */
export function readPhone(country: string, typed: string): { e164: string } | { fault: PhoneFault } {
  const number = typed.trim();
  if (number === "") return { fault: "required" };
  if (country === "" && !number.startsWith("+")) return { fault: "phone_country_code_missing" };
  // The library looks for a number within a text; this is to be one.
  if (/[\p{L}\p{Cc}]/u.test(number)) return { fault: "invalid_phone" };
  const parsed = parsePhoneNumberFromString(number, (country || undefined) as CountryCode | undefined);
  return parsed?.isValid() ? { e164: parsed.number } : { fault: "invalid_phone" };
}

/** A number with its country code in front, as it is sent. */
export function tidyPhone(sent: string): string {
  const read = readPhone("", sent);
  return "e164" in read ? read.e164 : sent.trim();
}

export function phoneFault(sent: string): PhoneFault | undefined {
  const read = readPhone("", sent);
  return "fault" in read ? read.fault : undefined;
}
