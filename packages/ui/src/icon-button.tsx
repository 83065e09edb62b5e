import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

/** 44 px each way: the least a thumb needs. */
const iconButtonLook =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-ink transition-colors duration-150 hover:bg-sand";

export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonLook, className)}
    >
      {children}
    </button>
  );
}

export function IconLink({ label, className, ...rest }: ComponentProps<typeof Link> & { label: string }) {
  return (
    <Link {...rest} aria-label={label} title={label} className={classNames(iconButtonLook, className)} />
  );
}
