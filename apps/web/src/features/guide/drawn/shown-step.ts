import type { Guide, GuidePart, GuideStep } from "@rihla/guides";

/** A step with its screen as an SVG. */
export type ShownStep = Omit<GuideStep, "screen" | "rightToLeft"> & { drawing: string };
export type ShownPart = Omit<GuidePart, "steps"> & { steps: ShownStep[] };
export type ShownGuide = Omit<Guide, "parts"> & { parts: ShownPart[] };
