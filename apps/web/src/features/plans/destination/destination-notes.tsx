import type { PlaceNote } from "@rihla/places/travel-notes";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useNoteWords } from "../../../domain/plans/use-note-words.ts";

/** What a traveller should know of a place before choosing a plan, with who says so: in one box, under its title. */
export function DestinationNotes({ notes }: { notes: readonly PlaceNote[] }) {
  const t = useTranslations("notes");
  const wordsOf = useNoteWords();
  if (notes.length === 0) return null;
  return (
    <Notice tone="care" title={t("title")} className="mb-5">
      <ul className="mt-1.5 grid gap-x-8 gap-y-2.5 md:auto-cols-fr md:grid-flow-col">
        {notes.map(wordsOf).map(({ key, title, body, source }) => (
          <li key={key}>
            <strong className="font-semibold">{title}</strong>
            <span className="block">{body}</span>
            <span className="block text-xs text-ink-2">{source}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
