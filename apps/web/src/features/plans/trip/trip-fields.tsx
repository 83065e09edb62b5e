import { classNames } from "@rihla/ui/class-names";
import { FieldError } from "@rihla/ui/field";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { todayOfTraveller } from "../../../domain/plans/calendar.ts";
import type { TripFault } from "../../../domain/plans/trip.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { TripSearch } from "../../../paths.ts";

type TripFieldsProps = TripSearch & { fault: TripFault | null; onChange: (form: HTMLFormElement) => void };

/** Day of leaving and day of coming back, for a form; they may stay empty. */
export function TripFields({ fault, onChange, ...dates }: TripFieldsProps) {
  const t = useTranslations("trip");
  const id = useId();
  // Not in the server's page, which is kept for days.
  const today = useHydrated() ? todayOfTraveller() : undefined;
  return (
    <fieldset className="min-w-0 flex-1 max-[18rem]:basis-full">
      <legend className="sr-only">{t("label")}</legend>
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2 max-[19rem]:grid-cols-1">
        {(["from", "to"] as const).map((name) => (
          <label
            key={name}
            className={classNames(
              "block min-h-14 rounded-control border bg-surface px-3.5 py-1.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea",
              fault ? "border-brick" : "border-edge",
            )}
          >
            <span className="block text-xs text-ink-2">{t(name)}</span>
            <input
              type="date"
              name={name}
              min={today}
              defaultValue={dates[name]}
              onChange={({ target: { form } }) => form && onChange(form)}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? id : undefined}
              // Beside each other on the narrowest phone, dates need the mark's room; a tap opens the calendar all the same.
              className="w-full min-w-0 bg-transparent text-base font-medium outline-none min-[19rem]:max-[22rem]:[&::-webkit-calendar-picker-indicator]:hidden"
            />
          </label>
        ))}
      </div>
      <div aria-live="polite">
        <FieldError id={id}>{fault && t(`fault.${fault}`)}</FieldError>
      </div>
    </fieldset>
  );
}
