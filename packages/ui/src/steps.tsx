import type { ReactNode } from "react";
import { Dots } from "./route-line.tsx";

export type Step = { key: string; title: ReactNode; detail?: ReactNode };

/** The route line of things to do one after the other: its stops carry their numbers, also on paper. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, title, detail }, at) => (
        <li key={key} className="relative flex break-inside-avoid gap-4 pb-6 last:pb-0 print:pb-4">
          {at < steps.length - 1 && <Dots reached className="start-[15px] top-4 h-full border-s-2" />}
          <span className="relative z-10 flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-sea bg-surface text-sm font-semibold text-sea">
            {at + 1}
          </span>
          <div className="min-w-0 pt-1">
            <p className="font-medium">{title}</p>
            {detail}
          </div>
        </li>
      ))}
    </ol>
  );
}
