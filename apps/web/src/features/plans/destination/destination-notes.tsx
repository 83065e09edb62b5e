import type { PlaceNote } from "@rihla/places/travel-notes";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNoteWords } from "../../../domain/plans/use-note-words.ts";

type DestinationNotesProps = {
  notes: readonly PlaceNote[];
  /** What is not installed before leaving can't be fetched there. */
  installBeforeLeaving: boolean;
};

/**
 * What a traveller should know of a place before choosing a plan, with who says so: one line that opens. It stands open where whoever
 * overlooks it is without a connection there.
 */
export function DestinationNotes({ notes, installBeforeLeaving }: DestinationNotesProps) {
  const t = useTranslations("notes");
  const [first, ...others] = notes.map(useNoteWords());
  if (!first) return null;
  return (
    <details
      open={installBeforeLeaving || first.serious}
      className="group mb-4 rounded-control border border-saffron bg-saffron-soft text-sm"
    >
      <summary className="flex min-h-11 list-none items-center gap-2.5 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <strong className="font-semibold">{first.title}</strong>
          {others.length > 0 && ` · ${t("more", { count: others.length })}`}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-x-8 gap-y-2.5 px-3.5 pb-3.5 ps-11 md:auto-cols-fr md:grid-flow-col">
        {[first, ...others].map(({ key, title, body, source }) => (
          <li key={key}>
            {key !== first.key && <strong className="font-semibold">{title}</strong>}
            <span className="block">{body}</span>
            <span className="block text-xs text-ink-2">{source}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
