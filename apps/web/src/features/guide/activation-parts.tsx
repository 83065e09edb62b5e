import { GuidePart } from "./drawn/guide-part.tsx";
import type { ShownGuide } from "./drawn/shown-step.ts";
import { rescueAnchor } from "./rescue-anchor.ts";

export default function ActivationParts({ guides }: { guides: readonly ShownGuide[] }) {
  return guides.flatMap((guide) =>
    guide.parts.map((part) => (
      <GuidePart
        key={part.key}
        guide={guide}
        part={part}
        anchor={guide.subject === "trouble" ? rescueAnchor : guide.subject}
        lead={guide.lead}
      />
    )),
  );
}
