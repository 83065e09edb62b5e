import type { Destination, PlanDetail } from "@rihla/contract";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { flagAddress } from "../../lib/place-name.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { FlagTile } from "../../ui/flag-tile.tsx";
import { Link } from "../../ui/link.tsx";
import { CoveredCountries } from "./covered-countries.tsx";

type PackagesHeadingProps = { destination: Destination; details: readonly PlanDetail[] };

export function PackagesHeading({ destination, details }: PackagesHeadingProps) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const name = destination.names[language];
  const facts = [tc("plans", { count: destination.planCount }), ...networkNames(details[0])];
  return (
    <div className="pt-1 pb-4 md:pt-6">
      <nav aria-label={t("destinations")} className="mb-2 hidden text-sm text-ink-2 md:block">
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
      <h1 className="flex items-center gap-3 text-xl md:text-2xl">
        <FlagTile src={flagAddress(destination.flag)} size="large" />
        {t("title", { place: name })}
      </h1>
      <p className="mt-2 text-sm text-ink-2">{facts.join(" · ")}</p>
      {details
        .filter(({ countries }) => countries.length > 1)
        .map(({ code, countries }) => (
          <CoveredCountries key={code} countries={countries} />
        ))}
    </div>
  );
}

/** Of one country: a region has too many to name here. */
function networkNames(detail: PlanDetail | undefined): string[] {
  const [country, ...others] = detail?.countries ?? [];
  if (!country || others.length > 0) return [];
  return country.networks.map(({ name, generation }) => `${name} ${generation}`);
}
