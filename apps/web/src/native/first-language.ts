import { isLanguage } from "@rihla/i18n";
import { storeLanguage } from "../lib/session/preferences.ts";
import { stored, text } from "../platform/storage/storage.ts";

const kept = stored("device", "LANG", text);

/** The phone's language is the app's first; what a person or their account has chosen since stays. */
export function beginInLanguageOf(phone: string): void {
  const spoken = phone.toLowerCase().split(/[-_]/)[0];
  if (!isLanguage(kept.read()) && isLanguage(spoken)) storeLanguage(spoken);
}
