import { formatMoney } from "@rihla/i18n";
import { classNames } from "@rihla/ui/class-names";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { PlacePicture } from "@rihla/ui/place-picture";
import { Price } from "@rihla/ui/price";
import { type ComponentProps, memo } from "react";
import { useTranslations } from "use-intl";
import { emblemAddress, pictureAddress } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import type { NamedDestination } from "./home.loader.ts";

/** With the picture of the place; its flag stands on the corner. */
function PictureCard({ destination }: { destination: NamedDestination }) {
  const { code, name } = destination;
  return (
    <Link
      to={paths.packages(code)}
      viewTransition
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors duration-150 hover:border-edge"
    >
      <PlacePicture src={pictureAddress(code)} className="aspect-8/5 grow" />
      <span className="relative block px-3 pt-2.5 pb-3">
        {destination.kind === "country" && (
          <FlagTile
            src={emblemAddress(destination)}
            size="small"
            className="absolute start-3 -top-3.5 ring-2 ring-surface"
          />
        )}
        <span className="block leading-snug font-medium max-sm:text-sm">{name}</span>
        <FromPrice destination={destination} />
      </span>
    </Link>
  );
}

function FromPrice({ destination }: { destination: NamedDestination }) {
  const t = useTranslations("common");
  const { language } = useVisitor();
  const price = () => <Price size="small">{formatMoney(destination.lowestPrice, language)}</Price>;
  return <span className="block text-xs text-ink-2">{t.rich("from", { price })}</span>;
}

/** Memoised: a couple of hundred stand on a page while one types above them. */
const DestinationCard = memo(function DestinationCard({ destination }: { destination: NamedDestination }) {
  return (
    <Link
      to={paths.packages(destination.code)}
      viewTransition
      className="flex min-h-17 items-center gap-3 rounded-card border border-line bg-surface px-3 py-2.5 shadow-card transition-colors duration-150 hover:border-edge"
    >
      <FlagTile src={emblemAddress(destination)} />
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{destination.name}</span>
        <FromPrice destination={destination} />
      </span>
    </Link>
  );
});

const cardGrid = "grid grid-cols-2 gap-2.5 max-[18rem]:grid-cols-1 sm:grid-cols-3 md:gap-4 lg:grid-cols-4";

type DestinationGridProps = ComponentProps<"ul"> & {
  destinations: readonly NamedDestination[];
  /** For few: each with the picture of its place. */
  pictured?: boolean;
};

export function DestinationGrid({ destinations, pictured, className, ...list }: DestinationGridProps) {
  const Card = pictured ? PictureCard : DestinationCard;
  return (
    <ul {...list} className={classNames(cardGrid, className)}>
      {destinations.map((destination) => (
        <li key={destination.code} className="grid">
          <Card destination={destination} />
        </li>
      ))}
    </ul>
  );
}
