export type EmailFault = "required" | "invalid_email";
export type NameFault = "required" | "name_too_short" | "name_too_long";

/** The same rules as the contract's, without its schemas; the server has the last word. */
export function emailFault(typed: string): EmailFault | undefined {
  const email = typed.trim();
  if (email === "") return "required";
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email) && email.length <= 254
    ? undefined
    : "invalid_email";
}

export function nameFault(typed: string): NameFault | undefined {
  const { length } = typed.trim();
  if (length === 0) return "required";
  if (length < 2) return "name_too_short";
  return length > 49 ? "name_too_long" : undefined;
}
