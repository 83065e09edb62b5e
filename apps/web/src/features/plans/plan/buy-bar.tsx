import type { Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useGivingBack } from "../../../domain/plans/use-giving-back.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";

/** Where the offer scrolls away: what it is, and the way on with its price, stay at the foot of the screen, above the navigation. */
export function BuyBar({ plan, days }: { plan: Plan; days: number }) {
  const t = useTranslations("plans.selection");
  const tc = useTranslations("common");
  const { inShort } = useGivingBack();
  const { language } = useVisitor();
  const { title } = usePlanWords(plan);
  return (
    <div className="foot-bar sticky bottom-(--covered,0px) z-20 -mx-4 mt-6 -mb-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:px-8 lg:hidden print:hidden">
      <p className="min-w-36 flex-1">
        <span className="block font-semibold">{[title, tc("days", { count: days })].join(" · ")}</span>
        <span className="block text-xs text-ink-2">{inShort(plan.givingBack)}</span>
      </p>
      <LinkButton
        to={paths.summary({ plan: plan.code, days: plan.days === null ? days : undefined })}
        className="max-[23rem]:basis-full"
      >
        <span aria-live="polite">
          {t("buy")} · <Price size="medium">{formatMoney(priceOf(plan, days), language)}</Price>
        </span>
      </LinkButton>
    </div>
  );
}
