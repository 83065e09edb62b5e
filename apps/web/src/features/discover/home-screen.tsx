import type { Catalogue, Destination } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { roundedDown } from "../../lib/rounded-down.ts";
import { useVisitor } from "../../lib/visitor.ts";
import type { HomeSearch } from "../../paths.ts";
import { Price } from "../../ui/price.tsx";
import { AllDestinations } from "./all-destinations.tsx";
import { CompatibilityBanner } from "./compatibility-banner.tsx";
import { DestinationSearch } from "./destination-search.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { PopularDestinations } from "./popular-destinations.tsx";
import { SearchResults } from "./search-results.tsx";
import { TrustFigures } from "./trust-figures.tsx";

type HomeScreenProps = { destinations: Destination[]; catalogue: Catalogue | null; search: HomeSearch };

export function HomeScreen({ destinations, catalogue, search }: HomeScreenProps) {
  const [text, setText] = useState(search.q ?? "");
  const wanted = useDeferredValue(text).trim();
  return (
    <>
      <div className="md:mx-auto md:max-w-2xl md:pt-12 md:pb-6 md:text-center">
        <Greeting catalogue={catalogue} />
        <DestinationSearch text={text} onChange={setText} />
      </div>
      {wanted ? (
        <SearchResults destinations={destinations} text={wanted} onClear={() => setText("")} />
      ) : (
        <>
          <PopularDestinations destinations={destinations} kind={search.kind ?? "country"} />
          <CompatibilityBanner />
          <HowItWorks />
          <TrustFigures />
          <AllDestinations destinations={destinations} />
        </>
      )}
    </>
  );
}

function Greeting({ catalogue }: { catalogue: Catalogue | null }) {
  const t = useTranslations("discover");
  const { language } = useVisitor();
  return (
    <div className="pt-1">
      <p className="text-sm text-ink-2 md:text-base">{t("greeting")}</p>
      <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
      {catalogue && (
        <p className="mt-1 text-ink-2 md:mt-3">
          {t.rich("lead", {
            countries: roundedDown(catalogue.countryCount),
            price: () => <Price size="medium">{formatMoney(catalogue.lowestPrice, language)}</Price>,
          })}
        </p>
      )}
    </div>
  );
}
