import { maxQuantity } from "@rihla/contract/rules";
import { Link } from "@rihla/ui/link";
import { RowArrow, RowWords, rowLook } from "@rihla/ui/rows";
import { Smartphone, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import { type PlanSearch, paths } from "../../../paths.ts";
import { DestinationNotes } from "../destination/destination-notes.tsx";
import { usualDays } from "../plan-choice.ts";
import { BuyBar } from "./buy-bar.tsx";
import { DaysSelector } from "./days-selector.tsx";
import type { PlanData } from "./plan.loader.ts";
import { PlanCountries } from "./plan-countries.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanHeading } from "./plan-heading.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { TravelDates } from "./travel-dates.tsx";

/** What a group starts from; the number is typed on the next screen. */
const groupBegins = 10;

type PlanScreenProps = { data: PlanData; search: PlanSearch; phoneCheck: CheckLink };

/** Everything that will matter later, before anything is paid. */
export function PlanScreen({ data, search, phoneCheck }: PlanScreenProps) {
  const { destination, plan, today } = data;
  const t = useTranslations("plan");
  const days = plan.days ?? search.days ?? usualDays;
  const addressFor = (change: PlanSearch) =>
    paths.plan(plan.destination, plan.code, { ...search, ...change });
  return (
    <>
      <PlanHeading destination={destination} plan={plan} />
      <DestinationNotes notes={data.notes} installBeforeLeaving={plan.installBeforeLeaving} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="lg:sticky lg:top-6 lg:order-last">
          {plan.days === null && (
            <div className="max-lg:pb-5 lg:pb-4">
              <DaysSelector days={days} addressFor={(next) => addressFor({ days: next })} />
            </div>
          )}
          <PlanOffer plan={plan} days={days} />
        </div>
        <div className="min-w-0 max-lg:mt-6 lg:-mt-4">
          <TravelDates
            plan={plan}
            days={days}
            from={search.from}
            today={today}
            addressFor={(from) => addressFor({ from })}
          />
          <PlanFacts plan={plan} egress={data.egress}>
            <Link
              to={paths.summary({
                plan: plan.code,
                days: plan.days === null ? days : undefined,
                quantity: groupBegins,
              })}
              className={rowLook}
            >
              <Users aria-hidden="true" className="size-5 shrink-0 text-sea" />
              <RowWords title={t("group.title")} detail={t("group.detail", { most: maxQuantity })} />
              <RowArrow />
            </Link>
            {phoneCheck({
              className: rowLook,
              children: (
                <>
                  <Smartphone aria-hidden="true" className="size-5 shrink-0 text-sea" />
                  <RowWords title={t("checkPhone")} detail={t("phone")} />
                  <RowArrow />
                </>
              ),
            })}
          </PlanFacts>
          <PlanCountries countries={plan.countries} />
        </div>
      </div>
      <BuyBar plan={plan} days={days} />
    </>
  );
}
