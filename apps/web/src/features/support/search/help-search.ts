import type { Language, ShopFacts } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { createTranslator } from "use-intl/core";
import { loadMessages, messagesOf } from "../../../lib/text/messages.ts";
import { deviceTexts } from "./device-texts.ts";
import { searchIn } from "./find-texts.ts";
import { guideTexts } from "./guide-texts.ts";
import { pageTexts } from "./page-texts.ts";
import { questionTexts } from "./question-texts.ts";
import type { Finding, Text, Words } from "./text.ts";

export type { Finding } from "./text.ts";

/** Gives what was found for what is typed, best first: at most a screen or two of it. */
export type HelpSearch = (typed: string) => Finding[];

const mostFound = 12;

/** In each language the last one made: reading all texts takes a server longer than all searches in them. */
const opened = new Map<Language, { facts: string; search: Promise<HelpSearch> }>();

/** Everything that the shop says, in one language. Fetched when somebody begins to search, with the words of other pages. */
export function openHelpSearch(language: Language, facts: ShopFacts | null): Promise<HelpSearch> {
  const told = JSON.stringify(facts);
  const kept = opened.get(language);
  if (kept?.facts === told) return kept.search;
  const search = readTexts(language, facts);
  opened.set(language, { facts: told, search });
  search.catch(() => opened.delete(language)); // words that didn't come are asked for again
  return search;
}

async function readTexts(language: Language, facts: ShopFacts | null): Promise<HelpSearch> {
  const [guides] = await Promise.all([
    guideTexts(language),
    loadMessages(language, ["support", "contact", "notes", "compatibility", "legal"]),
  ]);
  const t: Words = createTranslator({
    locale: locales[language].tag,
    messages: messagesOf(language),
    timeZone: "Africa/Algiers",
    // Of dates and figures that only a page of its own knows, the rest of the sentence is searched.
    onError: () => {},
    getMessageFallback: () => "",
  });
  const texts: Text[] = [
    ...questionTexts(t, facts, language),
    ...guides(t),
    ...pageTexts(t, facts, language),
  ];
  const find = searchIn(texts);
  const devices = deviceTexts(t);
  return (typed) => [...devices(typed), ...find(typed).map(({ finding }) => finding)].slice(0, mostFound);
}
