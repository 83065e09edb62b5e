import { FlagTile } from "@rihla/ui/flag-tile";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { flagAddress } from "../../../domain/plans/destination-name.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { plainText } from "../../../lib/text/plain-text.ts";

export type ListedCountry = {
  code: string;
  name: string;
  /** Its networks, where they are told here. */
  networks?: string;
};

/** From here on nobody wants to read them all. */
const worthSearching = 10;

/** Countries of a plan. A long list can be searched, once scripts run. */
export function CountryList({
  countries,
  className,
}: {
  countries: readonly ListedCountry[];
  className?: string;
}) {
  const t = useTranslations("plans.countries");
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const wanted = plainText(typed.trim());
  const shown = countries.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <div className={className}>
      {countries.length > worthSearching && (
        <input
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          disabled={!hydrated}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          className="mb-4 h-12 w-full rounded-control border border-edge bg-surface px-4 text-base placeholder:text-ink-2 md:max-w-sm"
        />
      )}
      <p role="status" className={shown.length === 0 ? "text-sm text-ink-2" : "sr-only"}>
        {wanted !== "" && t("found", { count: shown.length })}
      </p>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ code, name, networks }) => (
          <li key={code} className="flex items-center gap-3 text-sm">
            <FlagTile src={flagAddress(code)} size="small" />
            <span className="min-w-0">
              {name}
              {networks && (
                <bdi className="block text-xs text-ink-2" dir="ltr">
                  {networks}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
