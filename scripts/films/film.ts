import { createHash } from "node:crypto";
import type { Language } from "@rihla/contract";
import type { Maker } from "@rihla/guides";

/** A screen of the phone, an svg, for as long as its caption needs; `stage` is the part of the way it belongs to. */
export type Scene = Record<"stage" | "screen" | "caption", Record<Language, string>>;
export type TimedScene = Scene & { from: number; seconds: number };
/** One maker's: pictures in each language, the same moments in all of them, so that captions of any language fit any film. */
export type Film = { maker: Maker; scenes: readonly TimedScene[]; seconds: number };

export const filmSeconds = { min: 60, max: 90 };

/** Characters of a caption that are read in a second; subtitlers take 12 to 17. */
const readPerSecond = 14;
const briefest = 4;

/** Whole tenths of a second. */
export function filmOf(maker: Maker, scenes: readonly Scene[]): Film {
  const needed = scenes.map(({ caption }) => secondsToRead(Object.values(caption)));
  const sum = total(needed);
  // A second inside the limits: what is rounded and what the encoder adds must not lead out of them.
  const wanted = Math.min(Math.max(sum, filmSeconds.min + 1), filmSeconds.max - 1);
  const seconds = needed.map((one) => Math.round((one * wanted * 10) / sum) / 10);
  const timed = scenes.map((scene, at) => ({
    ...scene,
    from: rounded(total(seconds.slice(0, at))),
    seconds: seconds[at] ?? 0,
  }));
  return { maker, scenes: timed, seconds: rounded(total(seconds)) };
}

const secondsToRead = (texts: readonly string[]) =>
  Math.max(briefest, ...texts.map(({ length }) => 1 + length / readPerSecond));

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

/** Names what a film was made of: another one where a screen, a word, a moment or the way of drawing has changed. */
export function digestOf(film: Film, drawnBy: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([film, drawnBy]))
    .digest("hex")
    .slice(0, 10);
}
