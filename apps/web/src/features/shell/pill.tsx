import { classNames } from "@rihla/ui/class-names";
import type { ReactNode } from "react";

type PillProps = {
  sheet: string;
  label: string;
  className?: string | false | undefined;
  children: ReactNode;
};

/** Opens a choice sheet; the browser itself does it, so it works before any script runs. */
export function Pill({ sheet, label, className, children }: PillProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      className={classNames(
        "inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-2.5 text-sm min-[24rem]:px-3.5 font-medium whitespace-nowrap hover:border-edge",
        className,
      )}
    >
      <span className="sr-only">{label} </span>
      {children}
    </button>
  );
}
