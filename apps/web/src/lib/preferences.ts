import type { Language } from "@rihla/contract";
import { defaultCurrency, defaultLanguage, isLanguage, locales, offeredCurrencies } from "@rihla/i18n";
import { currencyCookie, languageCookie } from "./choice-cookies.ts";

const year = 365 * 24 * 3600;

/** Local storage is what the apps share with us, the cookie is its mirror for server rendering. */
export function storeLanguage(language: Language): void {
  remember("LANG", language, languageCookie);
  storePreferences({ language });
}

export function storeCurrency(currency: string): void {
  writeCookie(currencyCookie, currency.toLowerCase());
  storePreferences({ currency: currency.toLowerCase() });
}

/**
 * Mirrors into cookies what only local storage still knows (cookies live shorter). True when the page at hand was
 * made without knowing it.
 */
export function restorePreferences(): boolean {
  const language = read("LANG");
  const currency = readPreferences().currency?.toUpperCase();
  const forgotLanguage = isLanguage(language) && !document.cookie.includes(`${languageCookie}=`);
  const forgotCurrency =
    currency !== undefined &&
    offeredCurrencies.includes(currency) &&
    !document.cookie.includes(`${currencyCookie}=`);
  if (forgotLanguage) writeCookie(languageCookie, language);
  if (forgotCurrency) writeCookie(currencyCookie, currency.toLowerCase());
  return forgotLanguage || forgotCurrency;
}

type Preferences = { language?: string; currency?: string };

function storePreferences({ language, currency }: { language?: Language; currency?: string }): void {
  const next: Preferences = readPreferences();
  if (language) next.language = locales[language].stored;
  if (currency) next.currency = currency;
  remember("userPreferences", JSON.stringify(next));
}

/** What can't be read is told and replaced, so that it is told once. */
function readPreferences(): Preferences {
  const stored = read("userPreferences");
  if (stored === null) return {};
  try {
    const preferences: unknown = JSON.parse(stored);
    if (typeof preferences === "object" && preferences !== null && !Array.isArray(preferences))
      return preferences;
  } catch {
    // said below, with everything else that is no set of preferences
  }
  console.warn("Stored preferences could not be read; the defaults are used.");
  const defaults = { language: locales[defaultLanguage].stored, currency: defaultCurrency.toLowerCase() };
  remember("userPreferences", JSON.stringify(defaults));
  return { ...defaults };
}

function remember(key: string, value: string, cookie?: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage full or switched off: the cookie alone has to do
  }
  if (cookie) writeCookie(cookie, value);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learned the Cookie Store only in 2025.
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`;
}
