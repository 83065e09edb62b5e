import { formatData, formatMoney, isolate } from "@rihla/i18n";
import { Badge } from "@rihla/ui/chip";
import { Khatim } from "@rihla/ui/khatim";
import { Link } from "@rihla/ui/link";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { UnitPrices } from "../plan/unit-prices.tsx";
import { priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { type Advice, dailyUse, daysBought, spareWorthSaying, type Wish } from "./advice.ts";

type AdvisedPlanProps = { advice: Advice; wish: Wish; level: 2 | 3 };

/** The plan to recommend, with the reason in figures that can be checked. */
export function AdvisedPlan({ advice, wish, level }: AdvisedPlanProps) {
  const t = useTranslations("advice");
  const { language } = useVisitor();
  const { plan } = advice;
  const { title, tier, duration, small } = usePlanWords(plan);
  const days = daysBought(plan, wish.days);
  const Heading = `h${level}` as const;
  return (
    <Pass
      stubWidth="7rem"
      className="[--border:2px] [--edge-colour:var(--sea)]"
      stub={
        <>
          <Price>{formatMoney(priceOf(plan, days), language)}</Price>
          <UnitPrices plan={plan} className="mt-0.5 text-xs text-ink-2" />
        </>
      }
    >
      <Badge tone="saffron">
        <Khatim className="size-3.5 shrink-0 text-saffron" />
        {t(isNearest(advice) ? "nearest" : "title")}
      </Badge>
      <Heading className="mt-1.5 text-xl leading-tight font-semibold">
        <Link
          to={paths.plan(plan.destination, plan.code, { days, from: wish.from ?? undefined })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {[tier, title].filter(Boolean).join(" · ")}
        </Link>
      </Heading>
      <p className="mt-0.5 text-sm">{duration}</p>
      <p className="mt-1.5 text-sm text-ink-2">{useReasons(advice, wish).join(" ")}</p>
      <p className="mt-1.5 text-xs text-ink-2">{small.join(" · ")}</p>
    </Pass>
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
