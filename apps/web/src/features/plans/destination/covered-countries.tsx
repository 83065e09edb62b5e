import { collator } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { CountryList } from "./country-list.tsx";
import { FoldedCard } from "./folded-card.tsx";
import type { CoveredCountry } from "./packages.loader.ts";

/** Where the plans of a region work, folded away. */
export function CoveredCountries({ countries }: { countries: readonly CoveredCountry[] }) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { compare } = collator(useVisitor().language);
  const sorted = countries.toSorted((a, b) => compare(a.name, b.name));
  return (
    <FoldedCard title={t("covers", { countries: tc("countries", { count: countries.length }) })}>
      <CountryList countries={sorted} className="px-4 pb-4" />
    </FoldedCard>
  );
}
