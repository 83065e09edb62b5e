import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type RadioTileProps = {
  name: string;
  value: string;
  chosen: boolean;
  onChoose: (value: string) => void;
  label: ReactNode;
  /** A picture or a few words below. */
  children?: ReactNode;
  disabled?: boolean;
};

/** What tiles of a row share, buttons among them. */
export const tileLook =
  "relative flex min-h-17 min-w-0 flex-col items-start justify-center gap-1 rounded-card border bg-surface px-3 py-2 text-start text-sm transition-colors duration-150";

/** One way among a few that need no explaining; several stand in a row. */
export function RadioTile({
  name,
  value,
  chosen,
  onChoose,
  label,
  children,
  disabled = false,
}: RadioTileProps) {
  return (
    <label
      className={classNames(
        tileLook,
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea",
        disabled && "border-dashed text-ink-2",
        chosen
          ? "border-sea bg-sea-soft ring-1 ring-sea forced-colors:border-2 forced-colors:border-[Highlight]"
          : "border-edge hover:border-ink-2",
      )}
    >
      {/* The whole tile is the target. */}
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="absolute inset-0 size-full appearance-none rounded-card opacity-0"
      />
      {chosen && (
        <CircleCheck
          aria-hidden="true"
          className="absolute end-1.5 top-1.5 size-4.5 rounded-full bg-surface text-sea"
        />
      )}
      <span className="pe-4 font-semibold">{label}</span>
      {children}
    </label>
  );
}
