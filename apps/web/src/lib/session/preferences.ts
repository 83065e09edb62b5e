import type { Language } from "@rihla/contract";
import type { CookieName } from "@rihla/contract/rules";
import { defaultCurrency, defaultLanguage, isLanguage, locales, offeredCurrencies } from "@rihla/i18n";
import { readChoices, writeChoice } from "../../platform/storage/choice-mirror.ts";
import { stored, text } from "../../platform/storage/storage.ts";
import { cookieValue, currencyCookie, languageCookie } from "../storage/choice-cookies.ts";

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

/** What a person or their account has chosen; undefined before that. */
export const chosenCurrency = (): string | undefined => currencyOf(readPreferences().currency);

/**
 * Makes local storage and cookies the same. Where there is a cookie, it is the newer choice: the server may have written
 * it (`/ar`, the form of currencies without scripts). Where there is none, it has been forgotten (cookies live shorter): true
 * when the page at hand was made without knowing it. `onChosen` hears of a language that only the cookie knew: somebody has
 * opened `/ar` alone.
 */
export function restorePreferences(onChosen: (language: Language) => void): boolean {
  const kept = languageOf(keptLanguage.read());
  const inCookie = languageOf(cookie(languageCookie));
  const forgotLanguage = restore(kept, inCookie, storeLanguage);
  if (inCookie && inCookie !== kept) onChosen(inCookie);
  const forgotCurrency = restore(chosenCurrency(), currencyOf(cookie(currencyCookie)), storeCurrency);
  return forgotLanguage || forgotCurrency;
}

function restore<Choice>(
  kept: Choice | undefined,
  inCookie: Choice | undefined,
  store: (choice: Choice) => void,
) {
  const choice = inCookie ?? kept;
  if (choice !== undefined && kept !== inCookie) store(choice);
  return choice !== undefined && inCookie === undefined;
}

const cookie = (name: CookieName) => cookieValue(readChoices(), name);
const languageOf = (text: string | undefined) => (isLanguage(text) ? text : undefined);
const currencyOf = (text: string | undefined) =>
  offeredCurrencies.find((code) => code === text?.toUpperCase());

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

function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  writeChoice(`${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`);
}
