import { classNames } from "./class-names.ts";

export type ButtonKind = "primary" | "secondary" | "quiet" | "accent" | "danger";
export type ButtonSize = "large" | "medium" | "small";

const kinds: Record<ButtonKind, string> = {
  primary:
    "bg-sea text-on-sea forced-colors:border-3 forced-colors:border-[Highlight] not-aria-disabled:hover:bg-sea-strong",
  secondary: "border border-edge bg-surface text-ink not-aria-disabled:hover:bg-sand",
  quiet: "text-sea not-aria-disabled:hover:bg-sea-soft",
  accent:
    "bg-saffron text-on-saffron forced-colors:border-3 forced-colors:border-[Highlight] not-aria-disabled:hover:brightness-95",
  danger: "border border-brick text-brick not-aria-disabled:hover:bg-brick-soft",
};
const sizes: Record<ButtonSize, string> = {
  large: "min-h-13 rounded-control px-6 text-base",
  medium: "min-h-11 rounded-control px-4 text-base",
  small: "min-h-11 rounded-full px-4 text-sm",
};

/** What a button and a link that looks like one share. */
export function buttonLook(kind: ButtonKind = "primary", size: ButtonSize = "large", wide = false): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2 py-2 text-center font-semibold transition-colors duration-150 *:[svg]:shrink-0",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:opacity-60",
    kinds[kind],
    sizes[size],
    wide && "w-full",
  );
}
