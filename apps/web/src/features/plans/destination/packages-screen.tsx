import { formatMoney } from "@rihla/i18n";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type PackagesSearch, paths } from "../../../paths.ts";
import { DrawnAdvice } from "../drawn-advice.tsx";
import { BeforeBuying } from "../plan/before-buying.tsx";
import { DaysSelector } from "../plan/days-selector.tsx";
import { choosePlans, priceOf } from "../plan-choice.ts";
import { SelectionCard } from "../selection-card.tsx";
import { suits } from "../suits.ts";
import { BetterRegions } from "./better-regions.tsx";
import { DestinationNotes } from "./destination-notes.tsx";
import type { PackagesData } from "./packages.loader.ts";
import { PackagesHeading } from "./packages-heading.tsx";
import { askedBy, PlanFilters } from "./plan-filters.tsx";
import { PlanLists } from "./plan-lists.tsx";
import { PlanOrderLinks } from "./plan-order.tsx";

export function PackagesScreen({ data, search }: { data: PackagesData; search: PackagesSearch }) {
  const { destination, plans, coverages, egress, alternatives, said } = data;
  const { language } = useVisitor();
  const choice = choosePlans(plans, search, {
    advised: said.advice?.plan,
    isAsked: said.covers !== null,
    tripDays: said.wish.days,
    isEnough: (plan) => suits(said, plan),
  });
  return (
    <>
      <PackagesHeading destination={destination} coverages={coverages} />
      <DestinationNotes notes={data.notes} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <DrawnAdvice code={destination.code} search={search} said={said} />
          <PlanFilters code={destination.code} choice={choice} />
          {choice.kind === "unlimited" && (
            <DaysSelector
              days={choice.days ?? 1}
              addressFor={(days) => paths.packages(destination.code, { ...askedBy(choice), days })}
            />
          )}
          <PlanOrderLinks code={destination.code} choice={choice} />
          {choice.shown.length === 0 ? (
            <NoPlans code={destination.code} />
          ) : (
            <PlanLists code={destination.code} choice={choice} said={said} />
          )}
          <BetterRegions alternatives={alternatives} plans={plans} />
        </div>
        {choice.selected && (
          <SelectionCard
            destination={destination}
            plan={choice.selected}
            days={choice.selected.days ?? choice.days ?? 1}
            total={formatMoney(priceOf(choice.selected, choice.days), language)}
          />
        )}
      </div>
      {choice.selected && <BeforeBuying plan={choice.selected} among={choice.shown} egress={egress} />}
    </>
  );
}

function NoPlans({ code }: { code: string }) {
  const t = useTranslations("plans.empty");
  return (
    <EmptyState
      title={t("title")}
      icon={<SearchX aria-hidden="true" className="size-8" />}
      actions={<LinkButton to={paths.packages(code)}>{t("all")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
