import type { Guide, GuidePart, GuideRequest, GuideStep } from "@rihla/guides";

/** A step with its screen as an SVG. */
export type ShownStep = Omit<GuideStep, "screen" | "rightToLeft"> & { drawing: string };
export type ShownPart = Omit<GuidePart, "steps"> & { steps: ShownStep[] };
export type ShownGuide = Omit<Guide, "parts"> & { parts: ShownPart[] };

/** Steps and drawings of every phone are much to carry: they are fetched when a guide is opened. */
export async function shownGuide(request: GuideRequest): Promise<ShownGuide> {
  const { drawGuide } = await import("./draw-guide.ts");
  return drawGuide(request);
}
