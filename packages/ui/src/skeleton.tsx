import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A grey shape for what is coming, of the final size. It stands still: nothing loops. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block bg-sand", !className?.includes("rounded") && "rounded-lg", className)}
    />
  );
}

/** Says once, to screen readers, that something is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
