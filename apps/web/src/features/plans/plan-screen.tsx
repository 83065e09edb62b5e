import { useTranslations } from "use-intl";
import { type PlanSearch, paths } from "../../paths.ts";
import { DaysSelector } from "./days-selector.tsx";
import { DestinationNotes } from "./destination-notes.tsx";
import type { PlanData } from "./plan.loader.ts";
import { usualDays } from "./plan-choice.ts";
import { PlanCountries } from "./plan-countries.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanHeading } from "./plan-heading.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { TravelDates } from "./travel-dates.tsx";

/** Everything that will matter later, before anything is paid. */
export function PlanScreen({ data, search }: { data: PlanData; search: PlanSearch }) {
  const { destination, plan, today } = data;
  const t = useTranslations("plan");
  const days = plan.days ?? search.days ?? usualDays;
  const addressFor = (change: PlanSearch) =>
    paths.plan(plan.destination, plan.code, { ...search, ...change });
  return (
    <>
      <PlanHeading destination={destination} plan={plan} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="lg:sticky lg:top-6 lg:order-last">
          <PlanOffer plan={plan} days={days} />
          {plan.days === null && (
            <DaysSelector days={days} addressFor={(next) => addressFor({ days: next })} />
          )}
        </div>
        <div className="min-w-0 max-lg:mt-6 lg:-mt-4">
          <DestinationNotes code={destination.code} />
          <TravelDates
            plan={plan}
            days={days}
            from={search.from}
            today={today}
            addressFor={(from) => addressFor({ from })}
          />
          <PlanFacts plan={plan} />
          <PlanCountries countries={plan.countries} />
          <p className="mt-8 text-sm text-ink-2">{t("phone")}</p>
        </div>
      </div>
    </>
  );
}
