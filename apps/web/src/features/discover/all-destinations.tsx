import type { Destination } from "@rihla/contract";
import { collator } from "@rihla/i18n";
import { ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { DestinationGrid } from "./destination-card.tsx";

/** Every country, folded away: pages stay short, yet all of them can be found without a script. */
export function AllDestinations({ destinations }: { destinations: readonly Destination[] }) {
  const t = useTranslations("discover");
  const { language } = useVisitor();
  const sorted = useMemo(() => {
    const { compare } = collator(language);
    return destinations
      .filter(({ kind }) => kind === "country")
      .sort((a, b) => compare(a.names[language], b.names[language]));
  }, [destinations, language]);
  const fold = useUnfoldedByAddress();
  return (
    <details ref={fold} id="destinations" className="group mt-8 scroll-mt-4 md:mt-12">
      <summary className="flex min-h-13 list-none items-center justify-center gap-2 rounded-control border border-edge bg-surface px-4 font-semibold hover:bg-sand [&::-webkit-details-marker]:hidden">
        {t("allCountries")} ({sorted.length})
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="drawn-when-near mt-4">
        <DestinationGrid destinations={sorted} />
      </div>
    </details>
  );
}

/** `/home#destinations` means: show me all of them. */
function useUnfoldedByAddress() {
  const fold = useRef<HTMLDetailsElement>(null);
  // All of it, not its hash alone: the same link pressed again must open it again.
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== "#destinations" || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [location]);
  return fold;
}
