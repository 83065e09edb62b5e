import type { Language } from "@rihla/contract";
import type { Messages } from "@rihla/i18n/messages";

/** public: on every page · personal: behind the catalogue · purchase: wherever an order or its payment is shown · contact: where one can write to us · install: where an eSIM is installed · notes: of places, wherever a plan is shown before it is paid · phone: what only the app says · others: the page's own */
export type MessageGroup =
  | "public"
  | "home"
  | "plans"
  | "trip"
  | "advice"
  | "plan"
  | "notes"
  | "guide"
  | "compatibility"
  | "support"
  | "contact"
  | "chat"
  | "legal"
  | "repair"
  | "recharge"
  | "alertMails"
  | "myEsims"
  | "personal"
  | "purchase"
  | "scan"
  | "install"
  | "wallet"
  | "handOver"
  | "held"
  | "phone";
type Words = Partial<Messages>;
type Bundle = { messages: Words };
/** Words that a page brings along, by group. */
export type CarriedWords = Partial<Record<MessageGroup, Words>>;

/** One file per language and group: small requests side by side, never another language's words. */
const bundles = import.meta.glob<Bundle>("../../../../packages/i18n/src/bundles/*.ts");

const groupsKnown: Record<Language, CarriedWords> = { fr: {}, en: {}, ar: {} };
const merged: Record<Language, Words> = { fr: {}, en: {}, ar: {} };

export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  const missing = groups.filter((group) => !groupsKnown[language][group]);
  const parts = await Promise.all(missing.map((group) => bundleOf(language, group)));
  keepMessages(language, Object.fromEntries(missing.map((group, at) => [group, parts[at]?.messages])));
}

export function keepMessages(language: Language, words: CarriedWords): void {
  if (Object.keys(words).length === 0) return;
  Object.assign(groupsKnown[language], words);
  merged[language] = Object.assign({}, merged[language], ...Object.values(words));
}

function bundleOf(language: Language, group: MessageGroup): Promise<Bundle> {
  const load = bundles[`../../${bundleFile(language, group)}`];
  return load ? load() : Promise.reject(new Error(`No words for ${group}`));
}

/** What has been loaded so far; a new object when there is more, so that React notices. */
export function messagesOf(language: Language): Messages {
  return merged[language] as Messages;
}

/** Of groups that are loaded. */
export function carriedWords(language: Language, groups: readonly MessageGroup[]): CarriedWords {
  return Object.fromEntries(groups.map((group) => [group, groupsKnown[language][group]]));
}

/** Source file of a bundle, as the build manifest names it. */
export function bundleFile(language: Language, group: MessageGroup): string {
  return `../../packages/i18n/src/bundles/${language}.${group}.ts`;
}
