import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Stop = {
  key: string;
  label: ReactNode;
  detail?: ReactNode;
  state: "done" | "current" | "next";
};

const dots = {
  done: "border-sea bg-sea forced-colors:bg-[CanvasText]",
  current: "border-sea bg-sea ring-4 ring-sea-soft forced-colors:bg-[Highlight]",
  next: "border-sea bg-paper",
};
const words = { done: "text-ink font-medium", current: "text-ink font-semibold", next: "text-ink-2" };

type RouteLineProps = {
  /** Says what the steps lead to. */
  label: string;
  stops: readonly Stop[];
  /** down: for steps that need a sentence each. */
  direction?: "across" | "down";
};

/** A dotted path with stops: where a thing stands on its way. */
export function RouteLine({ label, stops, direction = "across" }: RouteLineProps) {
  const Line = direction === "across" ? Across : Down;
  return <Line label={label} stops={stops} />;
}

/** With large letters on a narrow screen its words have no room beside each other: the stops stand in a list. */
function Across({ label, stops }: RouteLineProps) {
  return (
    <ol aria-label={label} className="flex max-[18rem]:flex-col max-[18rem]:gap-1">
      {stops.map((stop, at) => (
        <li
          key={stop.key}
          aria-current={stop.state === "current" ? "step" : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-2 px-1 text-center max-[18rem]:flex-row max-[18rem]:px-0 max-[18rem]:text-start"
        >
          {at > 0 && (
            <Dots
              reached={stop.state !== "next"}
              className="end-1/2 top-[7px] w-full border-t-2 max-[18rem]:hidden"
            />
          )}
          <Dot state={stop.state} />
          <div className="min-w-0">
            <Words stop={stop} className={stop.detail ? "mb-0.5 text-base" : "text-xs"} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Down({ label, stops }: RouteLineProps) {
  return (
    <ol aria-label={label}>
      {stops.map((stop, at) => (
        <li
          key={stop.key}
          aria-current={stop.state === "current" ? "step" : undefined}
          className="relative flex gap-4 pb-5 last:pb-0"
        >
          {at < stops.length - 1 && (
            <Dots reached={stop.state === "done"} className="start-[7px] top-3 h-full border-s-2" />
          )}
          <Dot state={stop.state} className="mt-1" />
          <div className="min-w-0">
            <Words stop={stop} className="text-base" />
          </div>
        </li>
      ))}
    </ol>
  );
}

const Dot = ({ state, className }: { state: Stop["state"]; className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames("relative z-10 size-4 shrink-0 rounded-full border-2", dots[state], className)}
  />
);

export const Dots = ({ reached, className }: { reached: boolean; className: string }) => (
  <span
    aria-hidden="true"
    className={classNames("absolute border-dotted", reached ? "border-sea" : "border-edge", className)}
  />
);

const Words = ({ stop, className }: { stop: Stop; className: string }) => (
  <>
    <span className={classNames("block", words[stop.state], className)}>{stop.label}</span>
    {stop.detail && <span className="block text-sm text-ink-2">{stop.detail}</span>}
  </>
);
