import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts, inputLook, insideLook } from "./field.tsx";
import { useUsualFault } from "./usual-fault.ts";

export type TextFieldProps = FieldTexts & ComponentProps<"input"> & { fieldClassName?: string };

/** Left without an `error`, an address that can be none says so itself. */
export function TextField({ fieldClassName, className, ...props }: TextFieldProps) {
  const { label, hint, error: own, labelInside, onBlur, onInput, ...rest } = props;
  const usual = useUsualFault(props.type, "error" in props);
  const error = own ?? usual?.error;
  return (
    <Field label={label} hint={hint} error={error} labelInside={labelInside} className={fieldClassName}>
      {(parts) => (
        <input
          type="text"
          {...rest}
          {...parts}
          onBlur={(event) => {
            usual?.onLeave(event);
            onBlur?.(event);
          }}
          onInput={(event) => {
            usual?.onType(event);
            onInput?.(event);
          }}
          className={classNames(inputLook(!!error), labelInside && insideLook, className)}
        />
      )}
    </Field>
  );
}
