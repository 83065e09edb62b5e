import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { shortDay } from "../../../domain/plans/calendar.ts";
import type { TripFault } from "../../../domain/plans/trip.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { Choose, ChosenDates } from "./chosen-dates.ts";
import { TripFields, tripEnds } from "./trip-fields.tsx";

type WhenFieldProps = {
  dates: ChosenDates;
  fault: TripFault | null;
  /** In the browser's own inputs. */
  onType: (form: HTMLFormElement) => void;
  onChoose: Choose;
};

/** When somebody travels: once scripts are here one field, which opens a calendar that is fetched then. */
export function WhenField({ dates, fault, onType, onChoose }: WhenFieldProps) {
  const t = useTranslations("trip");
  const { language } = useVisitor();
  const area = useRef<HTMLFieldSetElement>(null);
  const [isOwn, setOwn] = useState(false);
  const [sheet, setSheet] = useState<ReactNode>();
  useEffect(() => {
    // Who was quicker than our scripts goes on in what they have begun.
    const fields = [...(area.current?.querySelectorAll("input") ?? [])];
    setOwn(fields.every((field) => field !== document.activeElement && field.value === ""));
  }, []);
  const open = () =>
    import("./when-sheet.tsx").then(
      ({ whenSheet }) => setSheet(whenSheet(dates, onChoose)),
      () => setOwn(false),
    );
  const { from, to } = dates;
  const text = from && to && (dates.text?.[language] || [from, to].map(shortDay).join(" – "));
  return (
    <>
      <TripFields ref={area} {...dates} fault={fault} onChange={onType}>
        {isOwn && (
          <>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={open}
              className="block w-full text-start outline-none after:absolute after:inset-0"
            >
              <span className="block text-xs leading-[1.34] text-ink-2">{t("when")}</span>
              <span className={text ? "block font-medium" : "block text-ink-2"}>{text || t("add")}</span>
            </button>
            {tripEnds.map((name) => (
              <input key={name} type="hidden" name={name} value={dates[name] ?? ""} />
            ))}
          </>
        )}
      </TripFields>
      {sheet}
    </>
  );
}
