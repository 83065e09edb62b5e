import { Khatim } from "@rihla/ui/khatim";
import { Link } from "@rihla/ui/link";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type CompareSearch, paths } from "../../../paths.ts";
import { FoldedCard } from "../destination/folded-card.tsx";
import { useTripText } from "../trip/use-trip-text.ts";
import { type Advice, adviceFor, type Wish } from "./advice.ts";
import { useReasons } from "./advised-plan.tsx";
import type { CompareData } from "./compare.loader.ts";
import { CompareBar } from "./compare-bar.tsx";
import { CompareTable } from "./compare-table.tsx";
import { comparedPlans } from "./compared-plans.ts";
import { PlanChooser } from "./plan-chooser.tsx";

/** Up to three plans side by side: first whether they cover the trip, then what they cost. */
export function CompareScreen({ data, search }: { data: CompareData; search: CompareSearch }) {
  const { destination, plans, today } = data;
  const t = useTranslations("advice.compare");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { wish, trip, advice } = adviceFor(plans, search, today);
  const compared = comparedPlans(plans, search.plans, advice?.plan, wish);
  const place = destination.names[language];
  const told = useTripText(trip ?? {}) ?? tc("days", { count: wish.days });
  const { plans: _, ...asked } = search;
  return (
    <div className="pt-1 md:pt-6">
      <Link
        to={paths.packages(destination.code, asked)}
        className="-mx-1 inline-flex min-h-11 items-center gap-1 px-1 text-sm text-ink-2 hover:underline"
      >
        <ChevronRight aria-hidden="true" className="flip-rtl size-4 rotate-180" />
        {t("back", { place })}
      </Link>
      <h1 className="text-2xl">{t("titleOf", { place })}</h1>
      <p className="mt-1 text-sm text-ink-2">{told}</p>
      <CompareTable compared={compared} advised={advice?.plan} wish={wish} />
      {advice && compared.includes(advice.plan) && <Why advice={advice} wish={wish} />}
      <FoldedCard title={t("choose")}>
        <PlanChooser
          code={destination.code}
          plans={plans}
          compared={compared}
          search={search}
          days={wish.days}
        />
      </FoldedCard>
      <CompareBar compared={compared} advised={advice?.plan} wish={wish} />
    </div>
  );
}

type WhyProps = { advice: Advice; wish: Wish };

function Why({ advice, wish }: WhyProps) {
  const t = useTranslations("advice.compare");
  const reasons = useReasons(advice, wish).join(" ");
  return (
    <p className="mt-4 flex max-w-2xl gap-2 text-sm">
      <Khatim className="mt-0.5 size-4 shrink-0 text-saffron" />
      <span>{t("why", { reasons })}</span>
    </p>
  );
}
