import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

export type CheckboxFieldProps = ComponentProps<"input"> & { label: ReactNode; error?: ReactNode };

/** The words are part of the target, 44 px high at least. */
export function CheckboxField({ label, error, className, ...rest }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <span className="relative mt-px size-6 shrink-0">
          <input
            type="checkbox"
            {...rest}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className={classNames(
              "peer size-6 appearance-none rounded-[min(0.375rem,25%)] border-2 bg-surface transition-colors duration-150 checked:border-sea checked:bg-sea",
              error ? "border-brick" : "border-edge",
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-on-sea opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <span className="min-w-0 pt-0.5">{label}</span>
      </label>
      <div className="-mt-1 ps-9 pb-2 empty:hidden">
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
