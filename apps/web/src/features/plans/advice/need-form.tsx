import { formatData } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Chip } from "@rihla/ui/chip";
import { inputLook } from "@rihla/ui/field";
import { Gauge } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Pressed } from "../../../lib/api/form-query.ts";
import { useHref } from "../../../lib/navigation/navigation.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type PackagesSearch, paths } from "../../../paths.ts";
import { mebibyte, type Wish } from "./advice.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { dayNames, type Habit, habitNames, habits, levels, usualLevel, wholeDays } from "./need.ts";

type NeedFormProps = {
  code: string;
  search: PackagesSearch;
  /** What was found by it; null where nobody has asked. */
  wish: Wish | null;
  /** In the browser; the server answers the form as well. */
  onSend: (form: HTMLFormElement, pressed: Pressed) => void;
};

/** How much a day takes, in one press or from one's habits; what is chosen is sent as it counts, so that adding up is all there is to do. */
export function NeedForm({ search, wish, ...form }: NeedFormProps) {
  const t = useTranslations("advice.need");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { perDay, ...others } = search;
  return (
    <>
      <details id="need" className="min-w-0 open:basis-full">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-medium text-sea hover:underline [&::-webkit-details-marker]:hidden">
          <Gauge aria-hidden="true" className="size-4.5" />
          {t("title")}
        </summary>
        <div className="mt-1 rounded-card border border-line bg-surface p-4">
          <p className="mb-3 text-sm text-ink-2">{t("body")}</p>
          <NeedPart {...form} others={others} className="flex flex-wrap gap-2">
            {dayNames.map((day) => (
              <Chip
                key={day}
                type="submit"
                name="use"
                value={wholeDays[day]}
                chosen={perDay === wholeDays[day]}
              >
                {t(`wholeDays.${day}`)} · {formatData(wholeDays[day] * mebibyte, language)}
              </Chip>
            ))}
          </NeedPart>
          <details>
            <summary className="inline-flex min-h-11 list-none items-center text-sm text-ink-2 underline [&::-webkit-details-marker]:hidden">
              {t("precisely")}
            </summary>
            <NeedPart {...form} others={others}>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                {habitNames.map((habit) => (
                  <HabitField key={habit} habit={habit} />
                ))}
              </div>
              <Button type="submit" kind="secondary" className="mt-4">
                {t("apply")}
              </Button>
            </NeedPart>
          </details>
        </div>
      </details>
      {wish && (
        <p role="status" className="my-2 text-sm font-medium">
          {t("figure", {
            data: formatData(wish.perDayBytes, language),
            total: formatData(wish.perDayBytes * wish.days, language),
            days: tc("days", { count: wish.days }),
          })}
        </p>
      )}
    </>
  );
}

type NeedPartProps = Pick<NeedFormProps, "code" | "onSend"> & {
  others: PackagesSearch;
  className?: string;
  children: ReactNode;
};

function NeedPart({ code, onSend, others, className, children }: NeedPartProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  return (
    <form action={useHref(paths.packages(code))} onSubmit={send} className={className}>
      <HiddenFields of={others} />
      {children}
    </form>
  );
}

function HabitField({ habit }: { habit: Habit }) {
  const t = useTranslations("advice.need");
  return (
    <label className="block text-sm font-medium">
      {t(`habits.${habit}`)}
      <select
        name="use"
        defaultValue={habits[habit][usualLevel[habit]]}
        className={`${inputLook(false)} mt-1 font-normal`}
      >
        {levels.map((level, at) => (
          <option key={level} value={habits[habit][at]}>
            {t(`levels.${habit}.${level}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
