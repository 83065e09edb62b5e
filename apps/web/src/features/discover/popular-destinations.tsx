import type { Destination } from "@rihla/contract";
import { Globe } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { DestinationGrid } from "./destination-card.tsx";

type Kind = Destination["kind"];
type PopularDestinationsProps = { destinations: readonly Destination[]; kind: Kind };

/** The tab lives in the address, so both work before any script runs. There are few regions: all of them show. */
export function PopularDestinations({ destinations, kind }: PopularDestinationsProps) {
  const t = useTranslations("discover");
  const shown = destinations.filter((each) => each.kind === kind && (each.popular || kind === "region"));
  const tabs = [
    { key: "country" as const, label: t("kinds.country"), to: paths.home() },
    { key: "region" as const, label: t("kinds.region"), to: paths.home({ kind: "region" }) },
  ];
  return (
    <section aria-label={t("popular")} className="mt-5">
      <TabLinks label={t("kinds.label")} tabs={tabs} chosen={kind} />
      <div className="mt-4">
        {shown.length > 0 ? (
          // Eight are enough for a phone's first screens; the fold below has them all.
          <DestinationGrid
            destinations={shown}
            className={kind === "country" ? "max-sm:[&>li:nth-child(n+9)]:hidden" : undefined}
          />
        ) : (
          <EmptyState title={t("empty.title")} icon={<Globe aria-hidden="true" className="size-8" />}>
            {t("empty.body")}
          </EmptyState>
        )}
      </div>
    </section>
  );
}
