import { isLanguage, type Language, languageCodes, locales } from "@rihla/contract/rules/languages";
import type { Messages } from "@rihla/i18n/messages";
import { type ReactNode, use, useEffect } from "react";
import { IntlProvider } from "use-intl";
import { orReload } from "./or-reload.ts";

const files: Readonly<Record<Language, () => Promise<{ default: Messages["admin"] }>>> = {
  fr: () => import("@rihla/i18n/messages/fr/admin.json"),
  en: () => import("@rihla/i18n/messages/en/admin.json"),
  ar: () => import("@rihla/i18n/messages/ar/admin.json"),
};
const fetched = new Map<Language, Promise<Pick<Messages, "admin">>>();

/** One language is fetched, not all; asked for again, it is there. */
function wordsIn(language: Language): Promise<Pick<Messages, "admin">> {
  const words =
    fetched.get(language) ?? orReload(files[language]()).then(({ default: admin }) => ({ admin }));
  fetched.set(language, words);
  return words;
}

/** The first of the browser's languages that we speak. */
export const preferredLanguage = (): Language =>
  navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? languageCodes[0];

/** Suspends until the words are there. */
export function Words({ language, children }: { language: Language; children: ReactNode }) {
  const messages = use(wordsIn(language)) as Messages;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = locales[language].direction;
  }, [language]);
  return (
    <IntlProvider locale={locales[language].tag} messages={messages} timeZone="Africa/Algiers">
      {children}
    </IntlProvider>
  );
}
