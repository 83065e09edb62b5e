import type { ShownGuide, ShownPart } from "../drawn/shown-step.ts";
import { rescueAnchor } from "../rescue-anchor.ts";

/** A part of a page's guides that is played. */
export type PlayedPart = { guide: ShownGuide; part: ShownPart };
/** Counted from 0. */
export type Place = { part: number; step: number };

export const firstPlace: Place = { part: 0, step: 0 };

export const playedParts = (guides: readonly ShownGuide[]): PlayedPart[] =>
  guides.flatMap((guide) => guide.parts.map((part) => ({ guide, part })));

type PartKey = ShownPart["key"];

/** With which part one goes on: of several ways to do a thing the easiest one that the phone has. The others are looked up. */
const following: Partial<Record<PartKey, readonly PartKey[]>> = {
  before: ["tap", "code"],
  tap: ["finish"],
  code: ["finish"],
  hand: ["finish"],
  settings: ["roaming"],
};

export function placeAfter(parts: readonly PlayedPart[], { part, step }: Place): Place | null {
  const played = parts[part]?.part;
  if (!played) return null;
  if (step + 1 < played.steps.length) return { part, step: step + 1 };
  const next = (following[played.key] ?? [])
    .map((key) => parts.findIndex((one) => one.part.key === key))
    .find((at) => at >= 0);
  return next === undefined ? null : { part: next, step: 0 };
}

/** Within its part. */
export const placeBefore = ({ part, step }: Place): Place | null =>
  step > 0 ? { part, step: step - 1 } : null;

const nameOf = ({ part: { key } }: PlayedPart) => (key === "trouble" ? rescueAnchor : key);

/** The end of the address that leads to a step, counted from 1: `#code-3`. */
export function anchorOf(parts: readonly PlayedPart[], { part, step }: Place): string {
  const played = parts[part];
  return played ? `#${nameOf(played)}-${step + 1}` : "";
}

/** Where an address leads; without a number to the first step of a part. Null where it names none. */
export function placeAt(parts: readonly PlayedPart[], anchor: string): Place | null {
  const [, name, number = "1"] = /^#(.+?)(?:-(\d+))?$/.exec(anchor) ?? [];
  const part = parts.findIndex((one) => nameOf(one) === name || one.guide.subject === name);
  const step = Number(number) - 1;
  return parts[part]?.part.steps[step] ? { part, step } : null;
}
