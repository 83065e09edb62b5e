import { Card } from "@rihla/ui/card";
import type { ReactNode } from "react";
import { DrawnSteps } from "./drawn-steps.tsx";
import type { ShownGuide, ShownPart } from "./shown-step.ts";

type GuidePartProps = {
  guide: ShownGuide;
  part: ShownPart;
  /** Where an address may lead to. */
  anchor?: string;
  level?: 2 | 3;
  badge?: ReactNode;
  lead?: string;
  children?: ReactNode;
};

/** One part of a guide, on a sheet of its own. */
export function GuidePart({ guide, part, anchor, level = 2, badge, lead, children }: GuidePartProps) {
  const Heading = `h${level}` as const;
  return (
    <Card className="lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 break-after-avoid">
        <Heading id={anchor} className="scroll-mt-6 text-lg md:text-xl">
          {part.title}
        </Heading>
        {badge}
      </div>
      {(lead ?? part.note) && (
        <p className="mt-1 text-sm text-ink-2 break-after-avoid">{lead ?? part.note}</p>
      )}
      <div className="mt-4">
        <DrawnSteps guide={guide} part={part} label={part.title} />
      </div>
      {children}
    </Card>
  );
}
