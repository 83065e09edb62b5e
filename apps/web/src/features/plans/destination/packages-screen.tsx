import type { Plan } from "@rihla/contract";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { type PackagesSearch, paths } from "../../../paths.ts";
import { DrawnAdvice } from "../drawn-advice.tsx";
import { BuyBar } from "../plan/buy-bar.tsx";
import { DaysSelector } from "../plan/days-selector.tsx";
import { choosePlans } from "../plan-choice.ts";
import { SelectionCard } from "../selection-card.tsx";
import { suits } from "../suits.ts";
import { BetterRegions } from "./better-regions.tsx";
import { advisedRadio, BuyForm, buyForm } from "./buy-form.tsx";
import { CoveredCountries } from "./covered-countries.tsx";
import { DestinationNotes } from "./destination-notes.tsx";
import type { PackagesData } from "./packages.loader.ts";
import { PackagesHeading } from "./packages-heading.tsx";
import { askedBy, PlanFilters, PlanKinds } from "./plan-filters.tsx";
import { LaterPlans, PlanLists } from "./plan-lists.tsx";
import { PlanOrderLinks } from "./plan-order.tsx";

type PackagesScreenProps = { data: PackagesData; search: PackagesSearch };

/** One plan that is advised, three beside it, one bar that buys; the others are folded away. */
export function PackagesScreen({ data, search }: PackagesScreenProps) {
  const { destination, plans, said } = data;
  const { code } = destination;
  const isLater = (plan: Plan) => said.covers?.[plan.code]?.tooEarly ?? false;
  const advised = said.advice?.plan;
  const buyable = plans.filter((plan) => !isLater(plan));
  const later = plans.filter(isLater);
  const choice = choosePlans(buyable, search, {
    advised,
    isAsked: said.covers !== null,
    tripDays: said.wish.days,
    isEnough: (plan) => suits(said, plan),
  });
  const { selected, boughtDays } = choice;
  return (
    <>
      <PackagesHeading destination={destination} trip={said.trip ?? {}} />
      <DestinationNotes
        notes={data.notes}
        installBeforeLeaving={plans.some((plan) => plan.installBeforeLeaving)}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <div className="pass-radio relative">
            {/* Not in the advice, which may stand as the server drew it: React knows all radio buttons of a form, or none. */}
            {advised && (
              <input
                type="radio"
                id={advisedRadio}
                form={buyForm}
                name="plan"
                value={advised.code}
                defaultChecked={selected?.code === advised.code}
                autoComplete="off"
                className="sr-only"
              />
            )}
            <DrawnAdvice code={code} search={search} said={said} />
          </div>
          <PlanKinds code={code} choice={choice} />
          {choice.kind === "unlimited" && (
            <DaysSelector
              days={boughtDays}
              addressFor={(days) => paths.packages(code, { ...askedBy(choice), days })}
            />
          )}
          <PlanLists
            choice={choice}
            said={said}
            filters={
              <>
                <PlanFilters code={code} choice={choice} />
                <PlanOrderLinks code={code} choice={choice} />
                {choice.shown.length === 0 && <NoPlans code={code} />}
              </>
            }
          />
          {later.length > 0 && said.wish.from && (
            <LaterPlans plans={later} from={said.wish.from} said={said} />
          )}
          <BetterRegions alternatives={data.alternatives} plans={plans} />
          <Coverages coverages={data.coverages} />
          <DataOnly unlimited={choice.kind === "unlimited"} />
        </div>
        {selected && (
          <SelectionCard
            destination={destination}
            plan={selected}
            days={selected.days ?? boughtDays}
            form={buyForm}
          />
        )}
      </div>
      <BuyForm code={code} choice={choice} plans={buyable} />
      {selected && !said.fault && (
        <BuyBar plan={selected} days={selected.days ?? boughtDays} form={buyForm} />
      )}
    </>
  );
}

/** Where the plans of a region work; more than one size of it is said. */
function Coverages({ coverages }: Pick<PackagesData, "coverages">) {
  const t = useTranslations("plans");
  return (
    <div className="mt-6">
      {coverages.length > 1 && <p className="text-sm text-ink-2">{t("coverageDiffers")}</p>}
      {coverages.map((countries) => (
        <CoveredCountries key={countries.length} countries={countries} />
      ))}
    </div>
  );
}

function DataOnly({ unlimited }: { unlimited: boolean }) {
  const t = useTranslations("plans");
  return (
    <p className="mt-5 text-xs text-ink-2">
      {t("dataOnly")} {unlimited && t("unlimitedNote")}
    </p>
  );
}

function NoPlans({ code }: { code: string }) {
  const t = useTranslations("plans.empty");
  return (
    <EmptyState
      title={t("title")}
      drawing={emptyDrawing("suitcase")}
      actions={<LinkButton to={paths.packages(code)}>{t("all")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
