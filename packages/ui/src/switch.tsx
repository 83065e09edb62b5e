import type { ComponentProps } from "react";

/** On or off, and pressed to change it; what it switches stands beside. */
export function Switch({
  label,
  on,
  busy,
  ...rest
}: ComponentProps<"button"> & { label: string; on: boolean; busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-label={label}
      aria-checked={on}
      aria-busy={busy || undefined}
      className="group me-3 inline-flex h-14 w-12 shrink-0 items-center justify-center rounded-full"
    >
      <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-sand p-0.75 transition-colors duration-150 group-aria-checked:justify-end group-aria-checked:border-sea group-aria-checked:bg-sea forced-colors:group-aria-checked:bg-[Highlight]">
        <span className="size-5 rounded-full border border-edge bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
