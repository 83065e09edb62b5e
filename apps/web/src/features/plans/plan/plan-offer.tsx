import type { Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useGivingBack } from "../../../domain/plans/use-giving-back.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { UnitPrices } from "./unit-prices.tsx";

type PlanOfferProps = { plan: Plan; days: number };

/** What it costs, and the one way on. */
export function PlanOffer({ plan, days }: PlanOfferProps) {
  const t = useTranslations("plans.selection");
  const tc = useTranslations("common");
  const { inFull } = useGivingBack();
  const { language } = useVisitor();
  const { title, tier, duration, small } = usePlanWords(plan);
  return (
    <section aria-label={t("title")}>
      <Pass
        stubWidth="8.25rem"
        className="pass-of-page"
        stub={
          <>
            <Price>{formatMoney(priceOf(plan, days), language)}</Price>
            <UnitPrices plan={plan} className="mt-0.5 text-xs text-ink-2" />
          </>
        }
      >
        <p className="text-xl leading-tight font-semibold">{[tier, title].filter(Boolean).join(" · ")}</p>
        <p className="mt-1.5 text-sm">{duration}</p>
        {plan.days === null && (
          <p aria-live="polite" className="text-sm">
            {tc("days", { count: days })}
          </p>
        )}
        <p className="mt-1 text-xs text-ink-2">{small.join(" · ")}</p>
      </Pass>
      <LinkButton
        to={paths.summary({ plan: plan.code, days: plan.days === null ? days : undefined })}
        wide
        className="mt-4 max-lg:hidden"
      >
        {t("buy")}
      </LinkButton>
      <AddToCart plan={plan} days={days} />
      {/* Where the bar at the foot stands, that says it. */}
      <p className="mt-3 text-xs text-ink-2 max-lg:hidden">{inFull(plan.givingBack)}</p>
    </section>
  );
}
