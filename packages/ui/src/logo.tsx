import { classNames } from "./class-names.ts";
import { starPath } from "./khatim.tsx";

/** The star with a ring of paper and a saffron heart. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames("size-7 shrink-0", className)}>
      <path d={starPath} className="fill-ink" />
      <circle cx="12" cy="12" r="5.6" className="fill-paper" />
      <circle cx="12" cy="12" r="2.9" className="fill-saffron" />
    </svg>
  );
}

/** Mark and name; the name is the shop's, given by whoever shows it. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2 text-xl font-semibold", className)}>
      <LogoMark />
      {name}
    </span>
  );
}
