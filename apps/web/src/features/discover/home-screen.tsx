import type { Catalogue } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSignedInCustomer } from "../../domain/person/signed-in-customer.ts";
import { roundedDown } from "../../lib/rounded-down.ts";
import { useVisitor } from "../../lib/visitor.ts";
import type { HomeSearch } from "../../paths.ts";
import { Price } from "../../ui/price.tsx";
import { AllDestinations } from "./all-destinations.tsx";
import { CompatibilityBanner } from "./compatibility-banner.tsx";
import type { HomeData } from "./home.loader.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { PopularDestinations } from "./popular-destinations.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TrustFigures } from "./trust-figures.tsx";

type HomeScreenProps = {
  data: HomeData;
  catalogue: Catalogue | null;
  search: HomeSearch;
  /** The search box, which other screens have as well. */
  searchBox: ReactNode;
};

export function HomeScreen({ data, catalogue, search, searchBox }: HomeScreenProps) {
  return (
    <>
      <div className="md:mx-auto md:max-w-2xl md:pt-12 md:pb-6 md:text-center">
        <Greeting catalogue={catalogue} />
        <div className="mt-4">{searchBox}</div>
      </div>
      <PopularDestinations destinations={data.destinations} kind={search.kind ?? "country"} />
      <CompatibilityBanner />
      <HowItWorks methods={catalogue?.paymentMethods ?? []} />
      <Testimonials />
      <TrustFigures />
      <AllDestinations count={data.countryCount} countries={data.countries} />
    </>
  );
}

function Greeting({ catalogue }: { catalogue: Catalogue | null }) {
  const t = useTranslations("discover");
  const { language } = useVisitor();
  const name = useSignedInCustomer()?.name;
  return (
    <div className="pt-1">
      <p className="truncate text-sm text-ink-2 md:text-base">
        {name ? t.rich("greetingNamed", { name: () => <bdi>{name}</bdi> }) : t("greeting")}
      </p>
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
