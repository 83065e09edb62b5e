import { EmptyState } from "@rihla/ui/empty-state";
import { TabLinks } from "@rihla/ui/tabs";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { type HomeSearch, paths } from "../../paths.ts";
import { DestinationGrid } from "./destination-card.tsx";
import type { NamedDestination } from "./home.loader.ts";
import { WorldCard } from "./world-card.tsx";

type Kind = NonNullable<HomeSearch["kind"]>;
type PopularDestinationsProps = { destinations: readonly NamedDestination[]; kind: Kind };

/** The region that is the whole world: a tab of its own. */
const worldCode = "GLOBAL";

const belongs: Record<Kind, (destination: NamedDestination) => boolean> = {
  country: ({ kind, popular }) => kind === "country" && popular,
  // There are few: all of them show.
  region: ({ kind, code }) => kind === "region" && code !== worldCode,
  world: ({ code }) => code === worldCode,
};

/** The tab lives in the address, so it works before any script runs. */
export function PopularDestinations({ destinations, kind }: PopularDestinationsProps) {
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
    <section aria-label={t("popular")} className="mt-5">
      <TabLinks label={ts("label")} tabs={tabs} chosen={kind} />
      <div className="mt-4">
        {shown.length === 0 ? (
          <EmptyState title={t("empty.title")} drawing={emptyDrawing("lens")}>
            {t("empty.body")}
          </EmptyState>
        ) : kind === "world" ? (
          shown.map((world) => <WorldCard key={world.code} world={world} />)
        ) : (
          // Eight are enough for a phone's first screens; the fold below has them all.
          <DestinationGrid
            destinations={shown}
            pictured
            className={kind === "country" ? "max-sm:[&>li:nth-child(n+9)]:hidden" : undefined}
          />
        )}
      </div>
    </section>
  );
}
