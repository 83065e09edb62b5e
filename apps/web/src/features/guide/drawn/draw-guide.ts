import { drawScreen, type GuideRequest, type GuideStep, loadGuide } from "@rihla/guides";
import { unbroken } from "@rihla/i18n";
import type { ShownGuide, ShownStep } from "./shown-step.ts";

/** A guide with every screen drawn, and its words as on every other page. */
export async function drawGuide(request: GuideRequest): Promise<ShownGuide> {
  const guide = await loadGuide(request);
  const drawn = ({ screen, rightToLeft, ...step }: GuideStep): ShownStep => ({
    ...withWholeWords(step),
    drawing: drawScreen(screen, { look: guide.look, rightToLeft, leastHeight: 236, below: 460 }),
  });
  const parts = guide.parts.map((part) => ({ ...withWholeWords(part), steps: part.steps.map(drawn) }));
  return { ...withWholeWords(guide), parts };
}

const sentences = ["title", "lead", "note", "body"] as const;

/** The messages of screens get this when the shop is built (tooling/precompiled-messages.ts). */
function withWholeWords<Said extends { [key in (typeof sentences)[number]]?: string }>(said: Said): Said {
  const kept = sentences.flatMap((key) => (said[key] ? [[key, unbroken(said[key])]] : []));
  return { ...said, ...Object.fromEntries(kept) };
}
