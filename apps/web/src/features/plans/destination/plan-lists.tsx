import type { Plan } from "@rihla/contract";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { addDays, longDay } from "../../../domain/plans/calendar.ts";
import type { TripAdvice } from "../advice/advice.ts";
import { badgesOf, type PlanChoice } from "../plan-choice.ts";
import { suits } from "../suits.ts";
import { LaterPlan, PlanRow } from "./plan-row.tsx";

type PlanListsProps = {
  choice: PlanChoice;
  said: TripAdvice;
  /** What narrows and orders the others down. */
  filters: ReactNode;
};

/**
 * Three plans beside the advised one, and the others folded away: those that are enough for the trip, those that are not, those that
 * another one outdoes. Whoever asked for some of them has all of those in sight.
 */
export function PlanLists({ choice, said, filters }: PlanListsProps) {
  const t = useTranslations("plans");
  const ta = useTranslations("advice");
  const tc = useTranslations("common");
  const badges = badgesOf(choice.shown);
  const { isFiltered, shown } = choice;
  const others = isFiltered ? shown : shown.filter(({ code }) => code !== said.advice?.plan.code);
  const [rows, rest] = parted(others, ({ code }) => !isFiltered && said.rows[choice.kind].includes(code));
  const [outdone, worthIt] = parted(rest, ({ code }) => said.outdone.includes(code));
  const [enough, short] = parted(worthIt, (plan) => suits(said, plan));
  const list = (plans: readonly Plan[], title?: string) =>
    plans.length > 0 && (
      <>
        {title && <h3 className="mt-5 text-base font-semibold">{title}</h3>}
        <ul className="mt-2 grid gap-2">
          {plans.map((plan) => (
            <li key={plan.code} className="grid">
              <PlanRow
                plan={plan}
                choice={choice}
                badge={badges.get(plan.code)}
                cover={said.covers?.[plan.code]}
                tripDays={said.wish.days}
              />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {list(rows)}
      {(rest.length > 0 || isFiltered) && (
        <Folded
          title={isFiltered ? tc("plans", { count: shown.length }) : t("rest", { count: rest.length })}
          isOpen={isFiltered}
        >
          {filters}
          {list(enough)}
          {list(short, ta("tooLittle"))}
          {list(outdone, t("outdone"))}
        </Folded>
      )}
    </>
  );
}

/** Those that hold, and those that don't. */
function parted<One>(all: readonly One[], holds: (one: One) => boolean): [One[], One[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}

type FoldedProps = { title: string; isOpen?: boolean; children: ReactNode };

/** Stays as its reader left it; what is asked for is in sight. */
function Folded({ title, isOpen = false, children }: FoldedProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <details
      open={opened || isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group mt-1"
    >
      <summary className="flex min-h-11 list-none items-center justify-center gap-1.5 text-sm font-semibold text-sea hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

/** So many of those that can't be bought yet are in sight. */
const laterRows = 3;

type LaterPlansProps = { plans: readonly Plan[]; from: string; said: TripAdvice };

/** Plans that would be over before the trip begins, each with the day from which it is on sale for it; those that are enough first. */
export function LaterPlans({ plans, from, said }: LaterPlansProps) {
  const t = useTranslations("plans");
  const { days } = said.wish;
  const sorted = parted(
    plans,
    (plan) => (plan.days === null || plan.days >= days) && said.covers?.[plan.code]?.isEnough !== false,
  ).flat();
  const list = (some: readonly Plan[]) => (
    <ul className="mt-2 grid gap-2">
      {some.map((plan) => (
        <li key={plan.code} className="grid">
          <LaterPlan plan={plan} tripDays={days} from={longDay(addDays(from, -plan.unusedValidDays))} />
        </li>
      ))}
    </ul>
  );
  const others = sorted.slice(laterRows);
  return (
    <section aria-labelledby="later" className="mt-6">
      <h2 id="later" className="text-lg">
        {t("later.title")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t("later.body")}</p>
      {list(sorted.slice(0, laterRows))}
      {others.length > 0 && <Folded title={t("rest", { count: others.length })}>{list(others)}</Folded>}
    </section>
  );
}
