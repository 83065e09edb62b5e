import type { ShownGuide, ShownPart } from "./shown-step.ts";
import { StepContent } from "./step-content.tsx";

type DrawnStepsProps = { guide: ShownGuide; part: ShownPart; label: string };

/**
 * What to do one after the other: the words, the way through the menus, and the screen where it is done. On a phone they
 * stand side by side and are pushed on, as the menus themselves are; with more room, and on paper, below each other.
 */
export function DrawnSteps({ guide, part, label }: DrawnStepsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach.
    <section aria-label={label} tabIndex={0} className={strip}>
      <ol aria-label={label} data-part={part.key} className={list}>
        {part.steps.map((step, at) => (
          <li
            key={step.key}
            className="row-span-2 grid snap-start grid-rows-subgrid break-inside-avoid sm:pb-8"
          >
            <StepContent guide={guide} step={step} number={at + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const strip =
  "max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 print:overflow-visible";
const list =
  "grid w-max auto-cols-[min(16rem,72vw)] grid-flow-col grid-rows-[auto_auto] gap-x-5 sm:w-auto sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] sm:grid-rows-none sm:-mb-6 sm:gap-y-0 print:w-auto print:grid-flow-row print:grid-cols-3 print:grid-rows-none";
