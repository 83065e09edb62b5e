import { collator } from "@rihla/i18n";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { CountryList } from "./country-list.tsx";
import type { CoveredCountry } from "./packages.loader.ts";

/** Where the plans of a region work, folded away. */
export function CoveredCountries({ countries }: { countries: readonly CoveredCountry[] }) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { compare } = collator(useVisitor().language);
  const sorted = countries.toSorted((a, b) => compare(a.name, b.name));
  return (
    <details className="group mt-3 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t("covers", { countries: tc("countries", { count: countries.length }) })}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <CountryList countries={sorted} className="px-4 pb-4" />
    </details>
  );
}
