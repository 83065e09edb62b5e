import { type ComponentType, useState } from "react";
import { OwnMarkup } from "../../../lib/page/own-markup.tsx";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { StepContentProps } from "../drawn/step-content.tsx";
import type { Way } from "./gesture.ts";
import type { PlayedPart } from "./places.ts";

type PlayedStepProps = PlayedPart & {
  step: number;
  way: Way | null;
  /** What draws it; null in a browser that got all steps written with the page. */
  Step: ComponentType<StepContentProps> | null;
};

/** A step as it stands in the list of all, which the page has below; the first one the server has written here as well. */
export function PlayedStep({ guide, part, step: at, way, Step }: PlayedStepProps) {
  const step = part.steps[at];
  if (!step) return null;
  const key = `${part.key}-${at}`;
  const look = { className: "contents", "data-played": "", "data-way": way ?? undefined };
  if (!Step) return <WrittenStep key={key} {...look} part={part.key} at={at} />;
  return (
    <div key={key} {...look}>
      <Step guide={guide} step={step} number={at + 1} />
    </div>
  );
}

type WrittenStepProps = { part: string; at: number; className: string };

function WrittenStep({ part, at, ...look }: WrittenStepProps) {
  const hydrated = useHydrated();
  const [written] = useState(() => (hydrated ? standingIn(part, at) : ""));
  return <OwnMarkup {...look} written={written} />;
}

const standingIn = (part: string, at: number) =>
  document.querySelector(`[data-part="${part}"]`)?.children[at]?.innerHTML ?? "";
