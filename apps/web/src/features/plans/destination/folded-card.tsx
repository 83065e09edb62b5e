import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A card of which only the title shows until somebody opens it. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-3 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
