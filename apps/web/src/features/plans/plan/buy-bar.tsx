import type { Plan } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { classNames } from "@rihla/ui/class-names";
import { FootBar } from "@rihla/ui/foot-bar";
import { LinkButton } from "@rihla/ui/link-button";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { isHarmless } from "../../../domain/plans/is-harmless.ts";
import { useGivingBack } from "../../../domain/plans/use-giving-back.ts";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";

type BuyBarProps = {
  plan: Plan;
  days: number;
  /** Id of the form that it was chosen in, where it is one of several. Without scripts nothing here follows that choice, so it is not said. */
  form?: string;
};

/** On a line of its own it fills that; on a narrow phone its price stands below its word. With letters so large that the bar would cover the page, the way on alone stays at its foot. */
const buyLook =
  "grow !px-4 max-[18rem]:sticky max-[18rem]:bottom-[calc(0.5rem+var(--safe-bottom))] max-[18rem]:z-20 max-[18rem]:mt-4 max-[18rem]:w-full max-[18rem]:shadow-raised";

/** Where the offer scrolls away: what it is, and the way on with its price, stay at the foot of the screen. */
export function BuyBar({ plan, days, form }: BuyBarProps) {
  const t = useTranslations("plans.selection");
  const tc = useTranslations("common");
  const { inShort } = useGivingBack();
  const install = useInstallAdvice();
  const { language } = useVisitor();
  const { title } = usePlanWords(plan);
  const followed = form && "[@media(scripting:none)]:hidden";
  const label = (
    <span aria-live="polite" className="max-[22rem]:leading-tight">
      {t("buy")}
      <span className={classNames("max-[22rem]:block", followed)}>
        <span className="max-[22rem]:hidden">{" · "}</span>
        <Price size="medium">{formatMoney(priceOf(plan, days), language)}</Price>
      </span>
    </span>
  );
  return (
    <FootBar className="sticky bottom-(--covered,0px) z-20 -mx-4 mt-6 -mb-10 flex min-h-[calc(5.25rem+var(--safe-bottom))] flex-wrap items-center gap-x-3 gap-y-2 border-t max-[22rem]:gap-x-2 border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+var(--safe-bottom))] md:-mx-8 md:px-8 max-[18rem]:contents lg:hidden print:hidden">
      <p className="min-w-32 flex-[999_1_0%] max-[18rem]:mt-6">
        <span className={followed}>
          <span className="block text-sm/[1.4] font-semibold">
            {[
              plan.days === null ? t("daily", { data: formatData(plan.dataBytes, language) }) : title,
              tc("days", { count: days }),
            ].join(" · ")}
          </span>
          {/* In one flow: each on lines of its own, the bar grew by a third on a narrow phone. */}
          <span className="block text-xs/[1.3] text-ink-2">
            {!isHarmless(plan) && (
              <span className="font-medium text-ink">
                {install.inShort(plan)}
                {"\u00a0· "}
              </span>
            )}
            {inShort(plan.givingBack)}
          </span>
        </span>
      </p>
      {form ? (
        <Button type="submit" form={form} className={buyLook}>
          {label}
        </Button>
      ) : (
        <LinkButton
          to={paths.summary({ plan: plan.code, days: plan.days === null ? days : undefined })}
          className={buyLook}
        >
          {label}
        </LinkButton>
      )}
    </FootBar>
  );
}
