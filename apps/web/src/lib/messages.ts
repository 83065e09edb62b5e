import type { Language } from "@rihla/contract";
import type { Messages } from "@rihla/i18n/messages";

/** public: on every page · personal: behind the catalogue · contact: where one can write to us · others: the page's own */
export type MessageGroup =
  | "public"
  | "home"
  | "plans"
  | "plan"
  | "guide"
  | "support"
  | "contact"
  | "legal"
  | "personal";
type Bundle = { messages: Partial<Messages> };

/** One file per language and group: small requests side by side, never another language's words. */
const bundles = import.meta.glob<Bundle>("../../../../packages/i18n/src/bundles/*.ts");

const loaded: Record<Language, Partial<Messages>> = { fr: {}, en: {}, ar: {} };

export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  const parts = await Promise.all(groups.map((group) => bundleOf(language, group)));
  const missing = parts.filter(({ messages }) =>
    Object.keys(messages).some((name) => !(name in loaded[language])),
  );
  if (missing.length === 0) return;
  loaded[language] = Object.assign({}, loaded[language], ...missing.map(({ messages }) => messages));
}

function bundleOf(language: Language, group: MessageGroup): Promise<Bundle> {
  const load = bundles[`../../${bundleFile(language, group)}`];
  return load ? load() : Promise.reject(new Error(`No words for ${group}`));
}

/** What has been loaded so far; a new object when there is more, so that React notices. */
export function messagesOf(language: Language): Messages {
  return loaded[language] as Messages;
}

/** Source file of a bundle, as the build manifest names it. */
export function bundleFile(language: Language, group: MessageGroup): string {
  return `../../packages/i18n/src/bundles/${language}.${group}.ts`;
}
