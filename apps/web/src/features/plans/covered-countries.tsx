import type { PlanDetail } from "@rihla/contract";
import { collator } from "@rihla/i18n";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { flagAddress } from "../../lib/place-name.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { FlagTile } from "../../ui/flag-tile.tsx";

/** Where a plan of several countries works, and on whose networks. */
export function CoveredCountries({ countries }: { countries: PlanDetail["countries"] }) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { compare } = collator(language);
  const sorted = [...countries].sort((a, b) => compare(a.names[language], b.names[language]));
  return (
    <details className="group mt-3 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t("covers", { countries: tc("countries", { count: countries.length }) })}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-x-6 gap-y-3 px-4 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ code, names, networks }) => (
          <li key={code} className="flex items-center gap-3 text-sm">
            <FlagTile src={flagAddress(code.toLowerCase())} size="small" />
            <span>
              {names[language]}
              <span className="block text-xs text-ink-2">{networks.map(({ name }) => name).join(" · ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
