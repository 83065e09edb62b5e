import type { DestinationDetail } from "@rihla/contract";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { Calendar, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths, type TripSearch } from "../../../paths.ts";
import { useTripText } from "../trip/use-trip-text.ts";
import { PlaceHead } from "./place-head.tsx";

type PackagesHeadingProps = { destination: DestinationDetail; trip: TripSearch };

export function PackagesHeading({ destination, trip }: PackagesHeadingProps) {
  const t = useTranslations("plans");
  const { language } = useVisitor();
  const name = destination.names[language];
  return (
    <PlaceHead destination={destination}>
      <nav aria-label={t("destinations")} className="mb-2 hidden text-sm md:block">
        <ol className="flex items-center gap-1">
          <li>
            <Link to={paths.home()} className="inline-block py-1 hover:underline">
              {t("destinations")}
            </Link>
          </li>
          <li aria-current="page" className="flex items-center gap-1">
            <ChevronRight aria-hidden="true" className="flip-rtl size-4" />
            {name}
          </li>
        </ol>
      </nav>
      <h1 className="flex items-center gap-3 text-2xl md:text-3xl">
        {destination.kind === "country" && <FlagTile src={emblemAddress(destination)} size="large" />}
        {name}
      </h1>
      <ChosenDates trip={trip} />
      {destination.code === "GLOBAL" && <p className="mt-2 text-sm">{t("worldIsLess")}</p>}
    </PlaceHead>
  );
}

/** The trip that the plans below are for; a press changes it, where scripts are. */
function ChosenDates({ trip }: Pick<PackagesHeadingProps, "trip">) {
  const text = useTripText(trip);
  if (!text) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => document.querySelector<HTMLElement>("[data-when]")?.click()}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sea hover:underline"
    >
      <Calendar aria-hidden="true" className="size-4.5" />
      {text}
    </button>
  );
}
