import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type RadioCardProps = {
  name: string;
  value: string;
  chosen: boolean;
  onChoose: (value: string) => void;
  label: ReactNode;
  detail?: ReactNode;
  /** Pictures at the end of the card, such as the marks of cards taken. */
  aside?: ReactNode;
  disabled?: boolean;
};

/** One way among several, with a line to explain it. */
export function RadioCard({
  name,
  value,
  chosen,
  onChoose,
  label,
  detail,
  aside,
  disabled = false,
}: RadioCardProps) {
  return (
    <label
      className={classNames(
        "flex min-h-16 items-center gap-3 rounded-card border bg-surface px-4 py-3 max-[18rem]:flex-wrap max-[18rem]:px-3 transition-colors duration-150",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea",
        disabled && "border-dashed text-ink-2",
        chosen
          ? "border-sea bg-sea-soft ring-1 ring-sea forced-colors:border-2 forced-colors:border-[Highlight]"
          : "border-edge hover:border-ink-2",
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-6 checked:border-sea"
      />
      <span className="min-w-0 flex-1 max-[18rem]:basis-4/5">
        <span className="block font-semibold">{label}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
