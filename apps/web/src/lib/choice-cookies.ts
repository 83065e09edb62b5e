/** What was chosen earlier, mirrored for server rendering. */
export const languageCookie = "LANG";
export const currencyCookie = "CURRENCY";

export function cookieValue(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([A-Za-z-]{1,10})(?:;|$)`).exec(cookies)?.[1];
}
