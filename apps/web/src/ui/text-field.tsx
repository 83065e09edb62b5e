import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts, inputLook } from "./field.tsx";

export type TextFieldProps = FieldTexts & ComponentProps<"input"> & { fieldClassName?: string };

export function TextField({ label, hint, error, fieldClassName, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(parts) => (
        <input type="text" {...rest} {...parts} className={classNames(inputLook(!!error), className)} />
      )}
    </Field>
  );
}
