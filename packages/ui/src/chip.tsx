import type { ComponentProps, ReactNode } from "react";
import { bringIntoSight } from "./bring-into-sight.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

const look = (chosen: boolean | undefined) =>
  classNames(
    "inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150",
    chosen ? "border-ink bg-ink text-on-ink" : "border-line bg-surface text-ink hover:border-edge",
  );

/** One of several choices that filter what is below; pressed or not. */
export function Chip({ chosen, className, ...rest }: ComponentProps<"button"> & { chosen?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen ?? false}
      className={classNames(look(chosen), className)}
    />
  );
}

/**
 * A choice that lives in the address, so that it works before any script runs. In a row that scrolls, the chosen one is
 * brought into sight.
 */
export function ChipLink({ chosen, className, ...rest }: ComponentProps<typeof Link> & { chosen?: boolean }) {
  return (
    <Link
      {...rest}
      ref={chosen ? bringIntoSight : undefined}
      aria-current={chosen ? "true" : undefined}
      className={classNames(look(chosen), className)}
    />
  );
}

const tones = {
  sea: "bg-sea-soft text-sea",
  palm: "bg-palm-soft text-palm",
  brick: "bg-brick-soft text-brick",
  saffron: "bg-saffron-soft text-ink",
  sand: "bg-sand text-ink-2",
};
export type Tone = keyof typeof tones;

/** A few words about the thing beside it: "Cheapest for 7 days". */
export function Badge({ tone = "sea", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
