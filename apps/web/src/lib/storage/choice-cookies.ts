import { type CookieName, cookieNames } from "@rihla/contract/rules";

/** What was chosen earlier, mirrored for server rendering. */
export const languageCookie = cookieNames.language;
export const currencyCookie = cookieNames.currency;

export function cookieValue(cookies: string, name: CookieName): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([A-Za-z-]{1,10})(?:;|$)`).exec(cookies)?.[1];
}
