import type { ShownGuide, ShownPart } from "./drawn/shown-step.ts";

/** Where the phone's own set-up opens from a link, nothing is easier. */
export const isBest = ({ guide, part }: { guide: ShownGuide; part: ShownPart }): boolean =>
  part.key === "tap" && guide.maker === "iphone";
