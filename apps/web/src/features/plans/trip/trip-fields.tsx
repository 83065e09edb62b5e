import { classNames } from "@rihla/ui/class-names";
import { FieldError } from "@rihla/ui/field";
import { type ReactNode, type Ref, useId } from "react";
import { useTranslations } from "use-intl";
import { todayOfTraveller } from "../../../domain/plans/calendar.ts";
import type { TripFault } from "../../../domain/plans/trip.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { TripSearch } from "../../../paths.ts";

type TripFieldsProps = TripSearch & {
  fault: TripFault | null;
  onChange: (form: HTMLFormElement) => void;
  ref?: Ref<HTMLFieldSetElement>;
  /** What takes the place of the browser's inputs, once scripts are here; as high as they are. */
  children?: ReactNode;
};

export const tripEnds = ["from", "to"] as const;

/** Day of leaving and day of coming back in one frame, for a form; they may stay empty. */
export function TripFields({ fault, onChange, ref, children, ...dates }: TripFieldsProps) {
  const t = useTranslations("trip");
  const id = useId();
  // Not in the server's page, which is kept for days.
  const today = useHydrated() ? todayOfTraveller() : undefined;
  return (
    <fieldset ref={ref} className="min-w-0 flex-1 max-[18rem]:basis-full">
      <legend className="sr-only">{t("label")}</legend>
      <div
        className={classNames(
          "relative min-h-14 rounded-control border bg-surface px-3.5 py-1.5 leading-normal focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea max-[19rem]:min-h-20",
          fault ? "border-brick" : "border-edge",
        )}
      >
        {children || (
          <>
            <span aria-hidden="true" className="block text-xs leading-[1.34] text-ink-2">
              {t("when")}
            </span>
            <span className="flex flex-wrap gap-x-3">
              {tripEnds.map((name) => (
                <input
                  key={name}
                  type="date"
                  name={name}
                  min={today}
                  aria-label={t(name)}
                  defaultValue={dates[name]}
                  onChange={({ target: { form } }) => form && onChange(form)}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? id : undefined}
                  // Beside each other on a narrow phone, dates need the mark's room; a tap opens the calendar all the same.
                  className="h-[1.5em] min-w-0 flex-1 bg-transparent text-base font-medium outline-none max-[23rem]:[&::-webkit-calendar-picker-indicator]:hidden"
                />
              ))}
            </span>
          </>
        )}
      </div>
      <div aria-live="polite">
        <FieldError id={id}>{fault && t(`fault.${fault}`)}</FieldError>
      </div>
    </fieldset>
  );
}
