import { json, stored } from "../../platform/storage/storage.ts";

const most = 4;
const kept = stored("device", "recentDestinations", json(asCodes));

/** Codes of the destinations opened last through a search, the latest first; of this browser alone. */
export function recentPlaces(): string[] {
  return kept.read()?.slice(0, most) ?? [];
}

export function rememberPlace(code: string): void {
  const others = recentPlaces().filter((known) => known !== code);
  kept.write([code, ...others].slice(0, most));
}

function asCodes(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : undefined;
}
