import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts, inputLook, insideLook } from "./field.tsx";

export type Option = { value: string; label: string };
export type SelectFieldProps = FieldTexts &
  ComponentProps<"select"> & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    fieldClassName?: string;
  };

/** The system's own list: every phone has a good one. */
export function SelectField({
  label,
  hint,
  error,
  labelInside,
  fieldClassName,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelInside={labelInside} className={fieldClassName}>
      {(parts) => (
        <Select
          {...rest}
          {...parts}
          wrong={!!error}
          className={classNames(labelInside && insideLook, className)}
        />
      )}
    </Field>
  );
}

export function Select({
  options,
  placeholder,
  wrong = false,
  className,
  ...rest
}: ComponentProps<"select"> & Pick<SelectFieldProps, "options" | "placeholder"> & { wrong?: boolean }) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(inputLook(wrong), "appearance-none pe-11", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5"
      />
    </div>
  );
}
