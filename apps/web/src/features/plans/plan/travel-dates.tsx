import type { Plan } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { Calendar } from "lucide-react";
import { useTranslations } from "use-intl";
import { type Day, longDay, shortDay } from "../../../domain/plans/calendar.ts";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import { datesOf } from "./plan-dates.ts";

type TravelDatesProps = {
  plan: Plan;
  days: number;
  from: Day | undefined;
  today: Day;
  addressFor: (from: Day) => string;
};

/** When it starts and ends, with real dates for the journey at hand; the date lives in the address. */
export function TravelDates({ plan, days, from, today, addressFor }: TravelDatesProps) {
  const t = useTranslations("plan.dates");
  const { beforePaying } = useInstallAdvice();
  const tc = useTranslations("common");
  const { first, last, waitsUntil, tooEarly, past } = datesOf(plan, { days, from, today });
  return (
    <section
      aria-labelledby="dates"
      className="mt-4 rounded-card border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <h2 id="dates" className="flex items-center gap-2 text-lg">
        <Calendar aria-hidden="true" className="size-5 text-sea" />
        {t("title")}
      </h2>
      <p className="mt-1 text-sm">{beforePaying({ ...plan, days })}</p>
      <ArrivalForm from={from} today={today} addressFor={addressFor} />
      <div aria-live="polite">
        {first && last && (
          <p className="mt-3 font-medium">
            {t(`range.${plan.starts}`, {
              first: shortDay(first),
              last: shortDay(last),
              days: tc("days", { count: days }),
            })}
          </p>
        )}
        {past && (
          <Notice tone="care" className="mt-3">
            {t("past")}
          </Notice>
        )}
        {tooEarly && (
          <Notice tone="care" className="mt-3">
            {t("tooEarly", { date: longDay(waitsUntil) })}
          </Notice>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {t("waits", { days: tc("days", { count: plan.unusedValidDays }), date: longDay(waitsUntil) })}
      </p>
    </section>
  );
}
