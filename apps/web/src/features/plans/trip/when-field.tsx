import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { shortDay } from "../../../domain/plans/calendar.ts";
import type { TripFault } from "../../../domain/plans/trip.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { TripSearch } from "../../../paths.ts";
import { TripFields, tripEnds } from "./trip-fields.tsx";

type WhenFieldProps = {
  dates: TripSearch;
  fault: TripFault | null;
  /** In the browser's own inputs. */
  onType: (form: HTMLFormElement) => void;
  onChoose: (dates: TripSearch) => void;
};

/** When somebody travels: once scripts are here one field, which opens a calendar that is fetched then. */
export function WhenField({ dates, fault, onType, onChoose }: WhenFieldProps) {
  const t = useTranslations("trip");
  const { language } = useVisitor();
  const area = useRef<HTMLFieldSetElement>(null);
  const [isOwn, setOwn] = useState(false);
  const [sheet, setSheet] = useState<ReactNode>();
  const [told, setTold] = useState({ text: "", language });
  useEffect(() => {
    // Who was quicker than our scripts goes on in what they have begun.
    const fields = [...(area.current?.querySelectorAll("input") ?? [])];
    setOwn(fields.every((field) => field !== document.activeElement && field.value === ""));
  }, []);
  const open = () =>
    import("./when-sheet.tsx").then(
      ({ whenSheet }) =>
        setSheet(
          whenSheet(dates, (chosen, text) => {
            setTold({ text, language });
            onChoose(chosen);
          }),
        ),
      () => setOwn(false),
    );
  const { from, to } = dates;
  const days = from && to && [from, to].map(shortDay).join(" – ");
  const text = days && (told.language === language ? told.text : days);
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
