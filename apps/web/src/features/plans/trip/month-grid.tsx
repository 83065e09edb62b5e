import { classNames } from "@rihla/ui/class-names";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Day } from "../../../domain/plans/calendar.ts";
import { dayByKey, weeksOf } from "./calendar-month.ts";
import type { CalendarNames } from "./calendar-names.ts";

type Marks = {
  from?: Day | undefined;
  to?: Day | undefined;
};

type MonthGridProps = Marks & {
  /** The one that Tab stops at; its month shows. */
  at: Day;
  first: Day;
  last: Day;
  names: CalendarNames;
  labelledBy: string;
  /** Where the focus goes of itself: after a key, and when it opens. */
  focused: boolean;
  onMove: (to: Day) => void;
  onPick: (day: Day) => void;
};

/** One month as a grid of WAI-ARIA: one stop for Tab, arrows, Home and End in a week, pages for months. */
export function MonthGrid({ at, focused, labelledBy, names, onMove, ...days }: MonthGridProps) {
  const stop = useRef<HTMLButtonElement>(null);
  const focus = focused ? at : null;
  useEffect(() => {
    // Once the dialog around it is open: until then nothing in it can have the focus.
    if (focus) queueMicrotask(() => stop.current?.focus());
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = dayByKey(at, event, rtl);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA shows a calendar as a table that is a grid; its cells are gridcells by that.
      role="grid"
      aria-labelledby={labelledBy}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1 text-center"
    >
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="h-8 text-[min(0.75rem,4.5vw)] font-normal text-ink-2"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day ? (
                <DayCell key={day} {...days} day={day} names={names} stop={day === at ? stop : undefined} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of a week stay where they are.
                <td key={place} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  end: "bg-sea font-semibold text-on-sea forced-colors:border-2",
  out: "cursor-default text-ink-2 line-through opacity-60",
  free: "font-medium hover:bg-sand",
};

type DayCellProps = Pick<MonthGridProps, "from" | "to" | "first" | "last" | "names" | "onPick"> & {
  day: Day;
  stop: React.Ref<HTMLButtonElement> | undefined;
};

function DayCell({ day, from, to, first, last, names, stop, onPick }: DayCellProps) {
  const t = useTranslations("trip");
  const isFrom = day === from;
  const isTo = day === to;
  const isInside = from !== undefined && to !== undefined && from <= day && day <= to;
  const isOut = day < first || day > last;
  const end = isFrom ? t("from") : isTo ? t("to") : undefined;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of this table is a gridcell, which can be selected.
    <td
      aria-selected={isFrom || isTo || isInside}
      className={classNames(
        "h-11 p-0",
        isInside && "bg-sea-soft forced-colors:border-y",
        isInside && isFrom && "rounded-s-full",
        isInside && isTo && "rounded-e-full",
      )}
    >
      <button
        ref={stop}
        type="button"
        tabIndex={stop ? 0 : -1}
        value={day}
        aria-label={[names.whole(day), end].filter(Boolean).join(", ")}
        aria-disabled={isOut || undefined}
        onClick={() => !isOut && onPick(day)}
        className={classNames(
          "inline-flex h-11 w-full max-w-11 items-center justify-center rounded-full text-[min(1rem,6vw)]",
          isFrom || isTo ? looks.end : isOut ? looks.out : looks.free,
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
