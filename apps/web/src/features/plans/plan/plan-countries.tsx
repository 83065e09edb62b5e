import type { PlanDetail } from "@rihla/contract";
import { collator } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { CountryList } from "../destination/country-list.tsx";
import { networksText } from "../destination/networks-text.ts";

/** Where a plan of several countries works, and on whose networks. */
export function PlanCountries({ countries }: { countries: PlanDetail["countries"] }) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  if (countries.length < 2) return null;
  const { compare } = collator(language);
  const listed = countries
    .map(({ code, names, networks }) => ({
      code,
      name: names[language],
      networks: networksText(networks),
    }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <section aria-labelledby="countries" className="mt-8">
      <h2 id="countries" className="mb-4 text-lg">
        {t("covers", { countries: tc("countries", { count: countries.length }) })}
      </h2>
      <CountryList countries={listed} />
    </section>
  );
}
