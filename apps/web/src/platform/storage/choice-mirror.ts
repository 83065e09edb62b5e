/** Language and currency in the form of cookies, which the server reads, too. */
export const readChoices = (): string => document.cookie;

/** `cookie`: with all that says how long it lives. */
export function writeChoice(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learned the Cookie Store only in 2025.
  document.cookie = cookie;
}
