import type { PlaceNote } from "@rihla/places/travel-notes";
import { useTranslations } from "use-intl";
import { longDay } from "./calendar.ts";

export type WordedNote = {
  key: string;
  title: string;
  body: string;
  /** Who says so, and when. */
  source: string;
  serious: boolean;
};

/** What is known of a place, in words. What is known itself comes with a page's data: no first load of a place's page carries the table. */
export function useNoteWords() {
  const t = useTranslations("notes");
  return ({ key, source, seen, serious, days }: PlaceNote): WordedNote => {
    const dates = {
      ramadanFirst: longDay(days?.ramadan.first ?? ""),
      ramadanLast: longDay(days?.ramadan.last ?? ""),
      hajjFirst: longDay(days?.hajj.first ?? ""),
      hajjLast: longDay(days?.hajj.last ?? ""),
    };
    return {
      key,
      title: t(`${key}.title`),
      body: t(`${key}.body`, dates),
      source: t(`source.${source}`, { month: longDay(seen) }),
      serious,
    };
  };
}
