const storageKey = "recentDestinations";
const most = 4;

/** Codes of the destinations opened last through a search, the latest first; of this browser alone. */
export function recentPlaces(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((code) => typeof code === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(code: string): void {
  try {
    const others = recentPlaces().filter((known) => known !== code);
    localStorage.setItem(storageKey, JSON.stringify([code, ...others].slice(0, most)));
  } catch {
    // storage switched off: nothing is remembered
  }
}
