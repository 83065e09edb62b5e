import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what would be right; its presence marks the field as wrong. */
  error?: ReactNode;
  /** The label within the field's own frame: forms that must be short. */
  labelInside?: boolean | undefined;
};

/**
 * Look of everything to be filled in. Text is 16 px: under that, an iPhone zooms the page on focus. A focused field keeps
 * its distance from the screen's ends, where bars may lie over the page.
 */
export const inputLook = (wrong: boolean) =>
  classNames(
    "min-h-13 w-full scroll-mt-24 scroll-mb-16 rounded-control border bg-surface px-4 text-base text-ink placeholder:text-ink-2",
    "transition-colors duration-150 [&:is(input):read-only]:bg-sand disabled:bg-sand",
    wrong ? "border-2 border-brick" : "border-edge hover:border-ink-2",
  );

export type FieldParts = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Of a control whose label stands inside it, and of that label. */
export const insideLook = "pt-5 pb-1.5 max-[18rem]:pt-[1.125rem]";
export const insideLabelLook = "pointer-events-none absolute start-4 top-1.5 z-1 text-xs text-ink-2";

/** Label above or inside, hint and error below, tied to the control by id, so that a screen reader reads all three. */
export function Field({
  label,
  hint,
  error,
  labelInside,
  className,
  children,
}: FieldTexts & { className?: string; children: (parts: FieldParts) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(labelInside && "relative", className)}>
      <label htmlFor={id} className={labelInside ? insideLabelLook : "mb-1.5 block text-sm font-medium"}>
        {label}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-brick">
      {children}
    </p>
  );
}
