import type { Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Price } from "../../ui/price.tsx";
import { priceOf } from "./plan-choice.ts";

/** Where the offer scrolls away: what it costs and the way on stay at the foot of the screen, above the navigation. */
export function BuyBar({ plan, days }: { plan: Plan; days: number }) {
  const t = useTranslations("plans.selection");
  const { language } = useVisitor();
  return (
    <div className="foot-bar sticky bottom-(--covered,0px) z-20 -mx-4 mt-6 -mb-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:px-8 lg:hidden print:hidden">
      <span aria-live="polite">
        <Price>{formatMoney(priceOf(plan, days), language)}</Price>
      </span>
      <LinkButton
        to={paths.summary({ plan: plan.code, days: plan.days === null ? days : undefined })}
        className="flex-1"
      >
        {t("continue")}
      </LinkButton>
    </div>
  );
}
