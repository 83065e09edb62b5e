import type { Destination } from "@rihla/contract";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DestinationGrid } from "./destination-card.tsx";
import { findDestinations } from "./find-destinations.ts";

type SearchResultsProps = { destinations: readonly Destination[]; text: string; onClear: () => void };

export function SearchResults({ destinations, text, onClear }: SearchResultsProps) {
  const t = useTranslations("discover.search");
  const found = useMemo(() => findDestinations(destinations, text), [destinations, text]);
  return (
    <section aria-label={t("label")} className="mt-5 min-h-[60vh]">
      <p role="status" className="mb-3 text-sm text-ink-2">
        {t("results", { count: found.length })} {t("for", { query: text })}
      </p>
      {found.length > 0 ? (
        <DestinationGrid destinations={found} />
      ) : (
        <EmptyState
          title={t("none", { query: text })}
          icon={<SearchX aria-hidden="true" className="size-8" />}
          actions={<Button onClick={onClear}>{t("all")}</Button>}
        >
          {t("noneHint")}
        </EmptyState>
      )}
    </section>
  );
}
