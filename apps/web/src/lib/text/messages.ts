import { wordBundles } from "virtual:words";
import type { Language } from "@rihla/contract";
import type { MessageGroup } from "@rihla/i18n/bundles";
import type { Messages } from "@rihla/i18n/messages";

export type { MessageGroup };

type Words = Partial<Messages>;
/** Words that a page brings along, by group. */
export type CarriedWords = Partial<Record<MessageGroup, Words>>;

const groupsKnown: Record<Language, CarriedWords> = { fr: {}, en: {}, ar: {} };
const merged: Record<Language, Words> = { fr: {}, en: {}, ar: {} };

export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  const missing = groups.filter((group) => !groupsKnown[language][group]);
  const parts = await Promise.all(missing.map((group) => wordBundles[`${language}-${group}`]()));
  keepMessages(language, Object.fromEntries(missing.map((group, at) => [group, parts[at]?.messages])));
}

export function keepMessages(language: Language, words: CarriedWords): void {
  if (Object.keys(words).length === 0) return;
  Object.assign(groupsKnown[language], words);
  merged[language] = Object.assign({}, merged[language], ...Object.values(words));
}

/** What has been loaded so far; a new object when there is more, so that React notices. */
export function messagesOf(language: Language): Messages {
  return merged[language] as Messages;
}

/** Of groups that are loaded. */
export function carriedWords(language: Language, groups: readonly MessageGroup[]): CarriedWords {
  return Object.fromEntries(groups.map((group) => [group, groupsKnown[language][group]]));
}

/** A bundle's module, as the build manifest names it. */
export function bundleFile(language: Language, group: MessageGroup): string {
  return `virtual:words/${language}-${group}`;
}
