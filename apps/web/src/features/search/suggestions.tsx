import { classNames } from "@rihla/ui/class-names";
import { History, SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import type { FoundPlace } from "./find-places.ts";
import { optionId } from "./next-option.ts";
import { PlaceRow } from "./place-row.tsx";

export { placeFinder } from "./find-places.ts";

type SuggestionsProps = {
  id: string;
  found: readonly FoundPlace[];
  typed: string;
  /** Which one Enter would open. */
  active: number;
  /** Why they are shown before anything is typed, or instead of what was typed. */
  heading: "recent" | "popular" | "instead" | null;
  onPoint: (index: number) => void;
  onPick: (found: FoundPlace) => void;
};

/** The list under a search box. Fetched together with the place names, when a search box is first used. */
export function Suggestions({ id, found, typed, active, heading, onPoint, onPick }: SuggestionsProps) {
  const t = useTranslations("search");
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-2xl border border-line bg-surface text-start shadow-raised">
      {heading && (
        <p className="flex items-center gap-2 px-4 pt-3 text-xs font-medium text-ink-2">
          {heading === "instead" && <SearchX aria-hidden="true" className="size-4 shrink-0" />}
          {heading === "recent" && <History aria-hidden="true" className="size-4" />}
          {heading === "instead" ? t("none", { query: typed.trim() }) : t(heading)}
        </p>
      )}
      {heading === "instead" && <p className="px-4 pt-1 text-xs text-ink-2">{t("popular")}</p>}
      <div id={id} role="listbox" aria-label={t("label")} className="max-h-[50dvh] overflow-y-auto p-1.5">
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus.
          <div
            key={place.destination.code}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus: what is typed next goes on where it was.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== active && onPoint(index)}
            onClick={() => onPick(place)}
            className={classNames(
              "flex min-h-13 cursor-pointer items-center gap-3 max-[18rem]:flex-wrap rounded-xl px-2.5 py-1.5",
              index === active && "bg-sand",
            )}
          >
            <PlaceRow found={place} typed={typed} />
          </div>
        ))}
      </div>
    </div>
  );
}
