import { classNames } from "./class-names.ts";

const tones = { sea: "bg-sea", saffron: "bg-saffron", brick: "bg-brick" };

export type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  value: number;
  /** The same in words: "2.4 GB of 5 GB". */
  text: string;
  tone?: keyof typeof tones;
};

export function ProgressBar({ label, value, text, tone = "sea" }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-sand forced-colors:h-3 forced-colors:border"
    >
      <div
        className={classNames(
          "h-full rounded-full transition-[width] duration-250 forced-colors:bg-[Highlight]",
          tones[tone],
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
