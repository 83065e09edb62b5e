import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import type { Film } from "./film.ts";

/** Starts an Arabic line from the right also where its first word is a Latin one. */
const fromTheRight = "\u200f";

/** WebVTT. */
export function captionsOf({ scenes }: Film, language: Language): string {
  const mark = locales[language].direction === "rtl" ? fromTheRight : "";
  const cues = scenes.map(
    ({ from, seconds, caption }) =>
      `${stamp(from)} --> ${stamp(from + seconds)}\n${mark}${caption[language].replaceAll("\n", `\n${mark}`)}`,
  );
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, "0");
  return `${part(milliseconds / 60_000)}:${part((milliseconds / 1000) % 60)}.${part(milliseconds % 1000, 3)}`;
}
