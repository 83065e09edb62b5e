import type { GuideData } from "./drawn/guide.loader.ts";

/** The page brings its steps as HTML; the browser that takes it over finds them there. */
export function withoutSteps({ guides }: GuideData): GuideData {
  return { guides: guides.map((guide) => ({ ...guide, parts: [] })), Parts: null };
}
