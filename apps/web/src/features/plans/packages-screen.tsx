import { formatMoney } from "@rihla/i18n";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { type PackagesSearch, paths } from "../../paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { BeforeBuying } from "./before-buying.tsx";
import { BetterRegions } from "./better-regions.tsx";
import { DaysSelector } from "./days-selector.tsx";
import { DestinationNotes } from "./destination-notes.tsx";
import type { PackagesData } from "./packages.loader.ts";
import { PackagesHeading } from "./packages-heading.tsx";
import { badgesOf, choosePlans, type PlanChoice, priceOf } from "./plan-choice.ts";
import { askedBy, PlanFilters } from "./plan-filters.tsx";
import { PlanOrderLinks } from "./plan-order.tsx";
import { PlanPass } from "./plan-pass.tsx";
import { SelectionCard } from "./selection-card.tsx";

export function PackagesScreen({ data, search }: { data: PackagesData; search: PackagesSearch }) {
  const { destination, plans, coverages, egress, alternatives } = data;
  const { language } = useVisitor();
  const choice = choosePlans(plans, search);
  return (
    <>
      <PackagesHeading destination={destination} coverages={coverages} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <PlanFilters code={destination.code} choice={choice} />
          {choice.kind === "unlimited" && (
            <DaysSelector
              days={choice.days ?? 1}
              addressFor={(days) => paths.packages(destination.code, { ...askedBy(choice), days })}
            />
          )}
          <PlanOrderLinks code={destination.code} choice={choice} />
          <PlanGrid code={destination.code} choice={choice} />
          <BetterRegions alternatives={alternatives} plans={plans} />
          <DestinationNotes code={destination.code} />
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

function PlanGrid({ code, choice }: { code: string; choice: PlanChoice }) {
  const badges = badgesOf(choice.shown);
  if (choice.shown.length === 0) return <NoPlans code={code} />;
  return (
    <ul className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-4 [--undrawn-height:9.4rem] [&>li:nth-child(n+5)]:drawn-when-near">
      {choice.shown.map((plan) => (
        <li key={plan.code} className="grid">
          <PlanPass
            plan={plan}
            choice={choice}
            badge={badges.get(plan.code)}
            selectTo={paths.packages(code, { ...askedBy(choice), plan: plan.code })}
          />
        </li>
      ))}
    </ul>
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
