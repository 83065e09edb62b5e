import type { ReactNode } from "react";

/** Opens a choice sheet; the browser itself does it, so it works before any script runs. */
export function Pill({ sheet, label, children }: { sheet: string; label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-3.5 text-sm font-medium whitespace-nowrap hover:border-edge"
    >
      <span className="sr-only">{label} </span>
      {children}
    </button>
  );
}
