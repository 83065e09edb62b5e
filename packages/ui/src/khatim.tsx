import { useId } from "react";
import { classNames } from "./class-names.ts";

/** Two squares, one turned by an eighth: the eight-point star, in a box of 24. */
export const starPath =
  "M12 1l3.22 3.22h4.56v4.56L23 12l-3.22 3.22v4.56h-4.56L12 23l-3.22-3.22H4.22v-4.56L1 12l3.22-3.22V4.22h4.56z";

export function Khatim({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames("size-6", className)}
      fill="currentColor"
    >
      <path d={starPath} />
    </svg>
  );
}

/** A faint field of stars behind a banner; takes the text colour of what it lies on, and the whole of its parent. */
export function KhatimPattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={classNames("pointer-events-none absolute inset-0 size-full", className)}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
          <g transform="translate(12 12) scale(2)" strokeWidth="0.4">
            <path d={starPath} />
            <path d={starPath} transform="translate(4.8 4.8) scale(0.6)" />
            <circle cx="12" cy="12" r="2.4" />
          </g>
          <path d="M36 0v14M36 58v14M0 36h14M58 36h14" strokeWidth="0.8" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
