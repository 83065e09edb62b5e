import type { ComponentProps, MouseEvent } from "react";
import { type ButtonKind, type ButtonSize, buttonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  /** Working: shows it, keeps the focus where it is, and ignores presses until it is over. */
  busy?: boolean;
};

/** `disabled` stays reachable by keyboard (aria-disabled), so that a screen reader can say why nothing happens. */
export function Button({
  kind,
  size,
  wide,
  busy,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      className={classNames(buttonLook(kind, size, wide), busy && "!opacity-100", className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
