/** Arabic-Indic and Persian digits as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A code as people type and paste it: digits of an Arabic keyboard, spaces, small letters. */
export function tidyCode(typed: string): string {
  return latinDigits(typed).replaceAll(/[\s-]/g, "").toUpperCase();
}
