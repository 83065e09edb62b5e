import type { DestinationDetail } from "@rihla/contract";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { CoveredCountries } from "./covered-countries.tsx";
import { networksText } from "./networks-text.ts";
import type { CoveredCountry } from "./packages.loader.ts";
import { PlaceHead } from "./place-head.tsx";

type PackagesHeadingProps = {
  destination: DestinationDetail;
  coverages: readonly (readonly CoveredCountry[])[];
};

export function PackagesHeading({ destination, coverages }: PackagesHeadingProps) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const name = destination.names[language];
  const facts = [
    tc("plans", { count: destination.planCount }),
    ...(destination.networks.length > 0 ? [networksText(destination.networks)] : []),
  ];
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
      <h1 className="flex items-center gap-3 text-xl md:text-3xl">
        <FlagTile src={emblemAddress(destination)} size="large" />
        {t("title", { place: name })}
      </h1>
      <p className="mt-2 text-sm max-md:text-ink-2">{facts.join(" · ")}</p>
      {destination.code === "GLOBAL" && <p className="mt-2 text-sm">{t("worldIsLess")}</p>}
      {coverages.length > 1 && <p className="mt-2 text-sm">{t("coverageDiffers")}</p>}
      {coverages.map((countries) => (
        <CoveredCountries key={countries.length} countries={countries} />
      ))}
    </PlaceHead>
  );
}
