import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useServersLinks } from "../../lib/navigation/navigation.tsx";
import { OwnMarkup } from "../../lib/page/own-markup.tsx";
import { DestinationGrid } from "./destination-card.tsx";
import type { NamedDestination } from "./home.loader.ts";

type AllDestinationsProps = { count: number; countries: readonly NamedDestination[] | null };

/** Every country, folded away: pages stay short, yet all of them can be found without a script. */
export function AllDestinations({ count, countries }: AllDestinationsProps) {
  const t = useTranslations("discover");
  const fold = useUnfoldedByAddress();
  return (
    <details ref={fold} id="destinations" className="group mt-4 scroll-mt-4">
      <summary className="flex min-h-13 list-none items-center justify-center gap-2 rounded-control border border-edge bg-surface px-4 font-semibold hover:bg-sand [&::-webkit-details-marker]:hidden">
        {t("allCountries")} ({count})
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {countries ? (
        <div key="own" className={listLook}>
          <DestinationGrid destinations={countries} />
        </div>
      ) : (
        <ServersList />
      )}
    </details>
  );
}

const listLook = "drawn-when-near mt-4";

/** The list stays as the server drew it: taking over some 200 cards keeps a cheap phone busy, and links work as they are. */
function ServersList() {
  const links = useServersLinks();
  return <OwnMarkup className={listLook} {...links} written="" />;
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
