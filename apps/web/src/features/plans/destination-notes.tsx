import type { PlaceNote } from "@rihla/places/travel-notes";
import { useNoteWords } from "../../domain/plans/use-note-words.ts";
import { Notice } from "../../ui/notice.tsx";

/** What a traveller should know of a place before choosing a plan, with who says so. */
export function DestinationNotes({ notes }: { notes: readonly PlaceNote[] }) {
  const wordsOf = useNoteWords();
  if (notes.length === 0) return null;
  return (
    <div className="mb-5 grid items-start gap-3 md:auto-cols-fr md:grid-flow-col">
      {notes.map(wordsOf).map(({ key, title, body, source, serious }) => (
        <Notice key={key} tone={serious ? "care" : "info"} title={title}>
          {body} <span className="block text-xs text-ink-2">{source}</span>
        </Notice>
      ))}
    </div>
  );
}
