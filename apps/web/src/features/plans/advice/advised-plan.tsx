import { formatData, formatMoney, isolate } from "@rihla/i18n";
import { Badge } from "@rihla/ui/chip";
import { Khatim } from "@rihla/ui/khatim";
import { Link } from "@rihla/ui/link";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isHarmless } from "../../../domain/plans/is-harmless.ts";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { DetailsLink } from "../plan/details-link.tsx";
import { PricePerGigabyte } from "../plan/unit-prices.tsx";
import { daysBought, priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { type Advice, dailyUse, spareWorthSaying, type Wish } from "./advice.ts";

type AdvisedPlanProps = { advice: Advice; wish: Wish };

/** The plan to recommend, with the reason in figures that can be checked. */
export function AdvisedPlan({ advice, wish }: AdvisedPlanProps) {
  const { plan } = advice;
  const days = daysBought(plan, wish.days);
  return (
    <Pass
      className="[--border:2px] [--edge-colour:var(--sea)]"
      stub={<AdvisedPrice advice={advice} wish={wish} />}
    >
      <Advised
        advice={advice}
        wish={wish}
        name={
          <Link
            to={paths.plan(plan.destination, plan.code, { days, from: wish.from ?? undefined })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {usePlanWords(plan).shortName}
          </Link>
        }
      />
    </Pass>
  );
}

/** The same among plans to choose from: its name is the label of the radio button `radio`. */
export function AdvisedChoice({ advice, wish, radio }: AdvisedPlanProps & { radio: string }) {
  const { plan } = advice;
  return (
    <Pass stub={<AdvisedPrice advice={advice} wish={wish} />}>
      <Advised
        advice={advice}
        wish={wish}
        name={
          <label htmlFor={radio} className="pass-label">
            {usePlanWords(plan).shortName}
          </label>
        }
        details={
          <DetailsLink
            plan={plan}
            days={daysBought(plan, wish.days)}
            from={wish.from ?? undefined}
            className="-my-2.5 -me-3"
          />
        }
      />
    </Pass>
  );
}

function AdvisedPrice({ advice: { plan }, wish }: AdvisedPlanProps) {
  const { language } = useVisitor();
  return (
    <>
      <Price>{formatMoney(priceOf(plan, daysBought(plan, wish.days)), language)}</Price>
      <span className="mt-0.5 text-xs text-ink-2">
        <PricePerGigabyte plan={plan} />
      </span>
    </>
  );
}

function Advised({
  advice,
  wish,
  name,
  details,
}: AdvisedPlanProps & { name: ReactNode; details?: ReactNode }) {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const { plan } = advice;
  const { tier, duration } = usePlanWords(plan);
  const { inShort } = useInstallAdvice();
  const facts = [
    ...(tier ? [tier] : []),
    ...(plan.days === null ? [duration] : []),
    ...(plan.countryCount > 1 ? [tc("countries", { count: plan.countryCount })] : []),
    ...(isHarmless(plan) ? [] : [inShort(plan)]),
  ];
  return (
    <>
      <div className="flex items-center justify-between">
        <Badge tone="saffron">
          <Khatim className="size-3.5 shrink-0 text-saffron" />
          {t(isNearest(advice) ? "nearest" : "title")}
        </Badge>
        {details}
      </div>
      <h3 className="mt-1.5 text-xl leading-tight font-semibold">{name}</h3>
      <p className="mt-1 text-sm text-ink-2">{useReasons(advice, wish).join(" ")}</p>
      {facts.length > 0 && <p className="mt-1 text-xs text-ink-2">{facts.join(" · ")}</p>}
    </>
  );
}

const isNearest = ({ because }: Advice) => because === "days" || because === "data";

/** Why this one, a sentence each: whether it suffices, what there is for each day, what is left over. */
export function useReasons({ plan, cover, because, more }: Advice, wish: Wish): string[] {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const count = (days: number) => tc("days", { count: days });
  const data = formatData(cover.perDay, language);
  const spare = spareWorthSaying(cover);
  const why = {
    days: count(wish.days),
    wanted: formatData(wish.perDayBytes, language),
    missing: count(cover.missingDays),
    more: more ? isolate(formatMoney(more, language)) : "",
  };
  const enough = t(plan.days === null ? "perDayFull" : "perDay", {
    data,
    use: t(`use.${dailyUse(cover.perDay)}`),
  });
  const left = spare === null ? [] : [t("spare", { days: count(spare) })];
  const reason = t(`because.${because}`, why);
  return because === "cheapest" || because === "later"
    ? [enough, ...left, reason]
    : [reason, enough, ...left];
}
