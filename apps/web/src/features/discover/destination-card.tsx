import { formatMoney } from "@rihla/i18n";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { flagAddress } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { FlagTile } from "../../ui/flag-tile.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import type { NamedDestination } from "./home.loader.ts";

/** Memoised: a couple of hundred stand on a page while one types above them. */
const DestinationCard = memo(function DestinationCard({ destination }: { destination: NamedDestination }) {
  const t = useTranslations("common");
  const { language } = useVisitor();
  const price = () => <Price size="small">{formatMoney(destination.lowestPrice, language)}</Price>;
  return (
    <Link
      to={paths.packages(destination.code)}
      className="flex min-h-17 items-center gap-3 rounded-card border border-line bg-surface px-3 py-2.5 shadow-card transition-colors duration-150 hover:border-edge"
    >
      <FlagTile src={flagAddress(destination.flag)} />
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{destination.name}</span>
        <span className="block text-xs text-ink-2">{t.rich("from", { price })}</span>
      </span>
    </Link>
  );
});

const cardGrid = "grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:gap-4 lg:grid-cols-4";

type DestinationGridProps = { destinations: readonly NamedDestination[]; className?: string };

export function DestinationGrid({ destinations, className }: DestinationGridProps) {
  return (
    <ul className={classNames(cardGrid, className)}>
      {destinations.map((destination) => (
        <li key={destination.code} className="grid">
          <DestinationCard destination={destination} />
        </li>
      ))}
    </ul>
  );
}
