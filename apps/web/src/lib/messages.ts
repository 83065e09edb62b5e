import type { Language } from "@rihla/contract";
import type { Messages } from "@rihla/i18n/messages";

export type MessageGroup = "public" | "personal";
type Bundle = { messages: Partial<Messages> };

/** One file per language and group: two small requests at most, never another language's words. */
const bundles: Record<MessageGroup, Record<Language, () => Promise<Bundle>>> = {
  public: {
    fr: () => import("@rihla/i18n/bundles/fr.public"),
    en: () => import("@rihla/i18n/bundles/en.public"),
    ar: () => import("@rihla/i18n/bundles/ar.public"),
  },
  personal: {
    fr: () => import("@rihla/i18n/bundles/fr.personal"),
    en: () => import("@rihla/i18n/bundles/en.personal"),
    ar: () => import("@rihla/i18n/bundles/ar.personal"),
  },
};

const loaded: Record<Language, Partial<Messages>> = { fr: {}, en: {}, ar: {} };

export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  const parts = await Promise.all(groups.map((group) => bundles[group][language]()));
  const missing = parts.filter(({ messages }) =>
    Object.keys(messages).some((name) => !(name in loaded[language])),
  );
  if (missing.length === 0) return;
  loaded[language] = Object.assign({}, loaded[language], ...missing.map(({ messages }) => messages));
}

/** What has been loaded so far; a new object when there is more, so that React notices. */
export function messagesOf(language: Language): Messages {
  return loaded[language] as Messages;
}

/** Source file of a bundle, as the build manifest names it. */
export function bundleFile(language: Language, group: MessageGroup): string {
  return `../../packages/i18n/src/bundles/${language}.${group}.ts`;
}
