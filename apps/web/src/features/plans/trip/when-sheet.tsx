import { maxDays } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { IconButton } from "@rihla/ui/icon-button";
import { Sheet } from "@rihla/ui/sheet";
import { ChevronLeft, ChevronRight, Ticket } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { addDays, type Day, todayOfTraveller } from "../../../domain/plans/calendar.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { TripSearch } from "../../../paths.ts";
import { addMonths, monthOf } from "./calendar-month.ts";
import { calendarNames } from "./calendar-names.ts";
import type { Choose } from "./chosen-dates.ts";
import { MonthGrid } from "./month-grid.tsx";
import { useTripText } from "./use-trip-text.ts";

type WhenSheetProps = {
  dates: TripSearch;
  onChoose: Choose;
};

let opened = 0;

/** Opens when it is drawn, each one anew. */
export const whenSheet = (dates: TripSearch, onChoose: WhenSheetProps["onChoose"]) => (
  <WhenSheet key={opened++} dates={dates} onChoose={onChoose} />
);

type ArrivalSheetProps = { from: Day | undefined; onChoose: (day: Day) => void };

/** The same for one day alone, which a press chooses. */
export const arrivalSheet = (from: Day | undefined, onChoose: ArrivalSheetProps["onChoose"]) => (
  <ArrivalSheet key={opened++} from={from} onChoose={onChoose} />
);

function ArrivalSheet({ from, onChoose }: ArrivalSheetProps) {
  const t = useTranslations("plan.dates");
  const tc = useTranslations("common");
  const [isOpen, setOpen] = useState(true);
  const choose = (day: Day | undefined) => {
    setOpen(false);
    if (day) setTimeout(() => onChoose(day));
  };
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title={t("arrival")} closeLabel={tc("close")}>
      <Calendar picked={{ from, to: from }} onPick={(picked) => choose(picked.from)} />
    </Sheet>
  );
}

/** A month to pick the day of leaving and the day of coming back from; without dates goes too. */
function WhenSheet({ dates, onChoose }: WhenSheetProps) {
  const t = useTranslations("trip");
  const tc = useTranslations("common");
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState(dates);
  const [ticket, setTicket] = useState<ReactNode>();
  const { language, currency } = useVisitor();
  const text = useTripText(picked);
  const choose = ({ from, to }: TripSearch) => {
    setOpen(false);
    // The sheet goes first: what follows from the days draws most of a page anew.
    setTimeout(() => onChoose({ from, to }, { [language]: text ?? "" }));
  };
  const openTicket = async () => {
    try {
      const { openTicket } = await import("../ticket/ticket-sheet.tsx");
      setTicket(await openTicket(language, currency, onChoose));
    } catch {
      // Without a network the calendar goes on.
    }
  };
  const calendar = (
    <Sheet
      // Closed before the other one opens, it gives the focus back to where that one will.
      open={isOpen && !ticket}
      onClose={() => setOpen(false)}
      title={t("sheet.title")}
      closeLabel={tc("close")}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="secondary" onClick={() => choose({})}>
            {t("sheet.none")}
          </Button>
          <Button className="flex-1" disabled={!text} onClick={() => choose(picked)}>
            {t("sheet.done")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p aria-live="polite" className="min-h-6 text-sm font-medium">
          {text ?? t(picked.from ? "sheet.pickTo" : "sheet.pickFrom")}
        </p>
        <Button kind="quiet" size="small" onClick={openTicket}>
          <Ticket aria-hidden="true" className="size-4.5" />
          {t("ticket")}
        </Button>
      </div>
      <Calendar picked={picked} onPick={setPicked} />
      <p className="mt-2 text-xs text-ink-2">{t("sheet.longest")}</p>
    </Sheet>
  );
  return (
    <>
      {calendar}
      {ticket}
    </>
  );
}

type CalendarProps = { picked: TripSearch; onPick: (picked: TripSearch) => void };

function Calendar({ picked: { from, to }, onPick }: CalendarProps) {
  const t = useTranslations("trip.sheet");
  const id = useId();
  const { language } = useVisitor();
  const names = useMemo(() => calendarNames(language), [language]);
  const first = todayOfTraveller();
  const awaitsReturn = from !== undefined && to === undefined;
  const last = awaitsReturn ? addDays(from, maxDays - 1) : addMonths(first, monthsAhead);
  const within = (day: Day) => (day < first ? first : day > last ? last : day);
  const [at, setAt] = useState(within(from ?? first));
  // A press on the arrows of the month leaves the focus on them.
  const [focused, setFocused] = useState(true);
  const move = (day: Day, takesFocus: boolean) => {
    setAt(within(day));
    setFocused(takesFocus);
  };
  const pick = (day: Day) => {
    move(day, true);
    onPick(awaitsReturn && day >= from ? { from, to: day } : { from: day });
  };
  const arrows = [
    [t("previous"), ChevronLeft, -1, first],
    [t("next"), ChevronRight, 1, last],
  ] as const;
  const [back, on] = arrows.map(([label, Icon, months, end]) => (
    <IconButton
      key={label}
      label={label}
      aria-disabled={monthOf(at) === monthOf(end) || undefined}
      onClick={() => move(addMonths(at, months), false)}
      className="aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="flip-rtl size-5" />
    </IconButton>
  ));
  return (
    <>
      <div className="mt-2 flex items-center gap-2">
        {back}
        <h3
          id={id}
          aria-live="polite"
          className="flex-1 text-center text-base font-semibold first-letter:uppercase"
        >
          {names.month(at)}
        </h3>
        {on}
      </div>
      {/* As high as six weeks: nothing moves from month to month. */}
      <div className="min-h-82">
        <MonthGrid
          at={at}
          from={from}
          to={to}
          first={first}
          last={last}
          names={names}
          labelledBy={id}
          focused={focused}
          onMove={(day) => move(day, true)}
          onPick={pick}
        />
      </div>
    </>
  );
}

/** How far ahead one looks: further than any plan is on sale for. */
const monthsAhead = 12;
