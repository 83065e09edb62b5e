import type { Language } from "@rihla/contract";
import { defaultCurrency, defaultLanguage, isLanguage, locales, offeredCurrencies } from "@rihla/i18n";
import { stored, text } from "../platform/storage.ts";
import { currencyCookie, languageCookie } from "./choice-cookies.ts";

const year = 365 * 24 * 3600;
const keptLanguage = stored("device", "LANG", text);
const keptPreferences = stored("device", "userPreferences", text);

/** Local storage is what the apps share with us, the cookie is its mirror for server rendering. */
export function storeLanguage(language: Language): void {
  keptLanguage.write(language);
  writeCookie(languageCookie, language);
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
  const language = keptLanguage.read();
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
  keptPreferences.write(JSON.stringify(next));
}

/** What can't be read is told and replaced, so that it is told once. */
function readPreferences(): Preferences {
  const kept = keptPreferences.read();
  if (kept === undefined) return {};
  try {
    const preferences: unknown = JSON.parse(kept);
    if (typeof preferences === "object" && preferences !== null && !Array.isArray(preferences))
      return preferences;
  } catch {
    // said below, with everything else that is no set of preferences
  }
  console.warn("Stored preferences could not be read; the defaults are used.");
  const defaults = { language: locales[defaultLanguage].stored, currency: defaultCurrency.toLowerCase() };
  keptPreferences.write(JSON.stringify(defaults));
  return { ...defaults };
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learned the Cookie Store only in 2025.
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`;
}
