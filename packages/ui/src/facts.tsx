import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Fact = { key: string; name: ReactNode; value: ReactNode; strong?: boolean };

/** A number or reference as its maker writes it: left to right, and broken where a line has no room. */
export const Reference = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className="break-all">
    {children}
  </bdi>
);

/** Names on one side, values on the other: totals, receipts. Where there is no room, names give way first. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classNames("flex flex-col gap-2", className)}>
      {facts.map((fact) => (
        <div
          key={fact.key}
          className={classNames(
            "flex items-baseline justify-between gap-4 max-[18rem]:flex-col max-[18rem]:gap-0",
            fact.strong ? "flex-wrap text-lg font-bold" : "text-sm",
          )}
        >
          <dt className={classNames("shrink-9999", !fact.strong && "text-ink-2")}>{fact.name}</dt>
          <dd className="min-w-0 text-end font-medium break-words max-[18rem]:text-start">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
