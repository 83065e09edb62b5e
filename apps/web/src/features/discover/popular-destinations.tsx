import { EmptyState } from "@rihla/ui/empty-state";
import { Link } from "@rihla/ui/link";
import { TabLinks } from "@rihla/ui/tabs";
import { ChevronRight } from "lucide-react";
import type { UIEvent } from "react";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { type HomeSearch, paths } from "../../paths.ts";
import { DestinationGrid } from "./destination-card.tsx";
import type { NamedDestination } from "./home.loader.ts";
import { WorldCard } from "./world-card.tsx";

type Kind = NonNullable<HomeSearch["kind"]>;
type PopularDestinationsProps = {
  destinations: readonly NamedDestination[];
  kind: Kind;
  countryCount: number;
};

/** The region that is the whole world: a tab of its own. */
const worldCode = "GLOBAL";

const belongs: Record<Kind, (destination: NamedDestination) => boolean> = {
  country: ({ kind, popular }) => kind === "country" && popular,
  // There are few: all of them show.
  region: ({ kind, code }) => kind === "region" && code !== worldCode,
  world: ({ code }) => code === worldCode,
};

/** The tab lives in the address, so it works before any script runs. */
export function PopularDestinations({ destinations, kind, countryCount }: PopularDestinationsProps) {
  const t = useTranslations("discover");
  const ts = useTranslations("search.kinds");
  const shown = destinations.filter(belongs[kind]);
  const tabs = (["country", "region", "world"] as const)
    .filter((key) => key !== "world" || destinations.some(belongs.world))
    .map((key) => ({
      key,
      label: ts(key),
      to: paths.home({ kind: key === "country" ? undefined : key }),
    }));
  return (
    <section aria-label={t("popular")} className="mt-3 md:mt-5">
      {/* One line below both: that of the tabs lies on it. */}
      <div className="flex gap-x-4 border-b border-line max-[18rem]:flex-wrap max-[18rem]:border-b-0">
        <div className="-mb-px flex min-w-0 flex-1 flex-col justify-end max-[18rem]:mb-0 max-[18rem]:basis-full">
          <TabLinks label={ts("label")} tabs={tabs} chosen={kind} />
        </div>
        <Link
          to={`${paths.home()}#destinations`}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-medium whitespace-nowrap text-sea hover:underline"
        >
          {t("seeAll", { count: countryCount })}
          <ChevronRight aria-hidden="true" className="flip-rtl size-4" />
        </Link>
      </div>
      <div className="mt-2 md:mt-4">
        {shown.length === 0 ? (
          <EmptyState title={t("empty.title")} drawing={emptyDrawing("lens")}>
            {t("empty.body")}
          </EmptyState>
        ) : kind === "world" ? (
          shown.map((world) => <WorldCard key={world.code} world={world} />)
        ) : (
          <DestinationGrid
            destinations={shown}
            pictured
            {...(kind === "country" && { ...row, className: rowOnPhone })}
          />
        )}
      </div>
    </section>
  );
}

let moved = 0;

/** Who comes back finds the row where they left it. */
const row = {
  ref: (list: HTMLUListElement | null) => {
    if (list && moved !== 0) list.scrollLeft = moved;
  },
  onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    moved = currentTarget.scrollLeft;
  },
};

/** One row that goes on beyond the screen's end; the fold below has all of them. */
const rowOnPhone =
  "max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:none] max-sm:*:w-42 max-[18rem]:*:w-60 max-sm:*:shrink-0 max-sm:[&_img]:aspect-2/1";
