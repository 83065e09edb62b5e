import type { Catalogue } from "@rihla/contract";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../domain/devices/phone-check.ts";
import { useSignedInCustomer } from "../../domain/person/signed-in-customer.ts";
import { LazilyHydrated, type LazyPart } from "../../lib/page/lazily-hydrated.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { HomeSearch } from "../../paths.ts";
import { AllDestinations } from "./all-destinations.tsx";
import type { BelowTheFold } from "./below-the-fold.tsx";
import { CompatibilityBanner } from "./compatibility-banner.tsx";
import type { HomeData } from "./home.loader.ts";
import { HomeScene } from "./home-scene.tsx";
import { PopularDestinations } from "./popular-destinations.tsx";
import { ReturningVisitor } from "./returning-visitor.tsx";

const belowTheFold: LazyPart<BelowTheFold> = {
  drawn: import.meta.env.SSR ? (await import("./below-the-fold.tsx")).Part : null,
  load: () => import("./below-the-fold.tsx"),
};

type HomeScreenProps = {
  data: HomeData;
  catalogue: Catalogue | null;
  search: HomeSearch;
  /** The question it opens with. */
  whereAndWhen: ReactNode;
  phoneCheck: CheckLink;
};

export function HomeScreen({ data, catalogue, search, whereAndWhen, phoneCheck }: HomeScreenProps) {
  return (
    <>
      <div className="relative pb-54 md:pb-88">
        {/* The words before the picture behind them, which is longer than all else that a phone shows at first. */}
        <Greeting />
        <HomeScene />
      </div>
      <div className="home-columns">
        {/* On the water, and on the page. */}
        <div className="relative z-10 -mt-6.5 md:-mt-16">
          <ReturningVisitor />
          {whereAndWhen}
        </div>
        <PopularDestinations
          destinations={data.destinations}
          kind={search.kind ?? "country"}
          countryCount={data.countryCount}
        />
      </div>
      <AllDestinations count={data.countryCount} countries={data.countries} />
      <CompatibilityBanner phoneCheck={phoneCheck} />
      <LazilyHydrated part={belowTheFold} given={{ catalogue, feedback: data.feedback }} />
    </>
  );
}

function Greeting() {
  const t = useTranslations("discover");
  const { currency } = useVisitor();
  const name = useSignedInCustomer()?.name;
  return (
    <div className="pt-1 md:max-w-md md:pt-8">
      <p className="truncate text-sm md:text-base">
        {name ? t.rich("greetingNamed", { name: () => <bdi>{name}</bdi> }) : t("greeting")}
      </p>
      <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 md:mt-3 md:text-lg">{t("lead", { currency })}</p>
    </div>
  );
}
