import type { ComponentProps } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError, type FieldTexts, inputLook, insideLabelLook, insideLook } from "./field.tsx";
import { type Option, Select } from "./select-field.tsx";

export type PhoneFieldProps = FieldTexts & {
  /** Each control has a name of its own for screen readers; `label` names the pair. */
  codeLabel: string;
  numberLabel: string;
  codes: readonly Option[];
  /** What the closed list shows: `+213`. */
  shownCode: string;
  codePlaceholder: string;
  code: ComponentProps<"select">;
  number: ComponentProps<"input">;
};

/** Country code first, then the number. The number keeps its own direction in Arabic. */
export function PhoneField({
  label,
  hint,
  error,
  labelInside,
  codeLabel,
  numberLabel,
  codes,
  shownCode,
  codePlaceholder,
  ...rest
}: PhoneFieldProps) {
  const id = useId();
  const wrong = !!error;
  const parts = {
    "aria-describedby": classNames(hint ? `${id}-hint` : "", wrong && `${id}-error`) || undefined,
    "aria-invalid": wrong || undefined,
  };
  return (
    <fieldset className="min-w-0">
      <legend className={labelInside ? "sr-only" : "mb-1.5 block text-sm font-medium"}>{label}</legend>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2 max-[18rem]:grid-cols-1" dir="ltr">
        <div className="relative">
          <Select
            aria-label={codeLabel}
            options={codes}
            placeholder={codePlaceholder}
            wrong={wrong}
            {...rest.code}
            {...parts}
            className="text-transparent [&>option]:text-ink"
          />
          {/* With the person's own colours the field's text is never see-through. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 flex items-center forced-colors:hidden"
          >
            {shownCode}
          </span>
        </div>
        <div className="relative">
          {labelInside && (
            <span aria-hidden="true" dir="auto" className={insideLabelLook}>
              {label}
            </span>
          )}
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={numberLabel}
            {...rest.number}
            {...parts}
            className={classNames(inputLook(wrong), labelInside && insideLook)}
          />
        </div>
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
