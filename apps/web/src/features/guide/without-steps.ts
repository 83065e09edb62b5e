import type { GuideData } from "./drawn/guide.loader.ts";
import type { ShownPart, ShownStep } from "./drawn/shown-step.ts";

/** The page brings its steps as HTML; the browser that takes it over finds them there, and is told only how many there are and what each is called. */
export function withoutSteps({ guides }: GuideData): GuideData {
  const named = ({ key, title }: ShownStep): ShownStep => ({ key, title, drawing: "" });
  const slim = (part: ShownPart): ShownPart => ({ ...part, steps: part.steps.map(named) });
  return {
    guides: guides.map((guide) => ({ ...guide, parts: guide.parts.map(slim) })),
    Parts: null,
    Step: null,
  };
}
