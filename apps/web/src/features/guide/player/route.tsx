import { classNames } from "@rihla/ui/class-names";
import type { ShownPart } from "../drawn/shown-step.ts";

/** The route line of a part: the words beside it say the same. */
export function StepDots({ number, count }: { number: number; count: number }) {
  const stops = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <div
      aria-hidden="true"
      className="relative order-2 flex items-center justify-between @min-[42rem]/player:hidden"
    >
      <span className="absolute inset-x-1 border-t-2 border-dotted border-edge" />
      {stops.map((stop) => (
        <span
          key={stop}
          className={classNames(
            "relative size-3.5 rounded-full border-2 border-sea",
            stop <= number ? "bg-sea forced-colors:bg-[Highlight]" : "bg-paper",
            stop === number && "ring-4 ring-sea-soft",
          )}
        />
      ))}
    </div>
  );
}

const numberLook =
  "flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-sea text-xs font-semibold";
const reached = "bg-sea text-on-sea";
const ahead = "bg-paper text-sea";

type StepListProps = { part: ShownPart; current: number; onChoose: (step: number) => void };

/** Where there is room: the same with its words, each of which leads to its step. */
export function StepList({ part, current, onChoose }: StepListProps) {
  return (
    <ol className="order-7 mt-4 hidden border-t border-line pt-3 @min-[42rem]/player:block">
      {part.steps.map(({ key, title }, at) => (
        <li key={key}>
          <button
            type="button"
            aria-current={at === current ? "step" : undefined}
            className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 text-start text-sm text-ink-2 hover:bg-sand aria-[current]:font-semibold aria-[current]:text-ink"
            onClick={() => onChoose(at)}
          >
            <span className={classNames(numberLook, at <= current ? reached : ahead)}>{at + 1}</span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
