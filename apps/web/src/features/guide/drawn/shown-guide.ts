import type { GuideRequest } from "@rihla/guides";
import type { ShownGuide } from "./shown-step.ts";

/** Steps and drawings of every phone are much to carry: they are fetched when a guide is opened. */
export async function shownGuide(request: GuideRequest): Promise<ShownGuide> {
  const { drawGuide } = await import("./draw-guide.ts");
  return drawGuide(request);
}
