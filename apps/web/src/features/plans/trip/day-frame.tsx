import { classNames } from "@rihla/ui/class-names";
import type { ReactNode } from "react";

/** The field of a day or two: as high with the browser's own inputs as with the button that takes their place. */
export function DayFrame({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "relative min-h-14 rounded-control border bg-surface px-3.5 py-1.5 leading-normal focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea max-[19rem]:min-h-20",
        isWrong ? "border-brick" : "border-edge",
      )}
    >
      {children}
    </div>
  );
}

/** What it asks for, small above the answer. */
export const dayLabel = "block text-xs leading-[1.34] text-ink-2";
/** An input in it. */
export const dayInput = "h-[1.5em] bg-transparent text-base font-medium outline-none";

type DayButtonProps = {
  label: string /** Undefined while nothing is chosen. */;
  chosen: string | undefined;
  ask: string;
  onOpen: () => void;
};

/** All of the frame opens the calendar. */
export function DayButton({ label, chosen, ask, onOpen }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="block w-full text-start outline-none after:absolute after:inset-0"
    >
      <span className={dayLabel}>{label}</span>
      <span className={chosen ? "block font-medium" : "block text-ink-2"}>{chosen || ask}</span>
    </button>
  );
}
