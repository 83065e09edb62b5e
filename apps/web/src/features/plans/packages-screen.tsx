import { formatMoney } from "@rihla/i18n";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { type PackagesSearch, paths } from "../../paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { BeforeBuying } from "./before-buying.tsx";
import { DaysSelector } from "./days-selector.tsx";
import type { PackagesData } from "./packages.loader.ts";
import { PackagesHeading } from "./packages-heading.tsx";
import { badgesOf, choosePlans, type PlanChoice, priceOf } from "./plan-choice.ts";
import { PlanFilters } from "./plan-filters.tsx";
import { PlanPass } from "./plan-pass.tsx";
import { SelectionCard } from "./selection-card.tsx";

export function PackagesScreen({ data, search }: { data: PackagesData; search: PackagesSearch }) {
  const { destination, plans, details } = data;
  const { language } = useVisitor();
  const choice = choosePlans(plans, search);
  return (
    <>
      <PackagesHeading destination={destination} details={details} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <PlanFilters code={destination.code} choice={choice} />
          {choice.kind === "unlimited" && <DaysSelector code={destination.code} days={choice.days ?? 1} />}
          <PlanGrid code={destination.code} choice={choice} />
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
      {choice.selected && <BeforeBuying plan={choice.selected} egress={details[0]?.egressCountries ?? []} />}
    </>
  );
}

function PlanGrid({ code, choice }: { code: string; choice: PlanChoice }) {
  const badges = badgesOf(choice.shown);
  if (choice.shown.length === 0) return <NoPlans code={code} />;
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
      {choice.shown.map((plan) => (
        <li key={plan.code} className="grid">
          <PlanPass
            plan={plan}
            choice={choice}
            badge={badges.get(plan.code)}
            selectTo={paths.packages(code, { kind: choice.kind, days: choice.days, plan: plan.code })}
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
