import { json, stored } from "../platform/storage.ts";

/** Twice within this time a fresh page would not help either. */
const onceInMs = 60_000;
const reloadedAt = stored(
  "tab",
  "CODE_RELOADED_AT",
  json((kept) => (typeof kept === "number" ? kept : undefined)),
);

const lost = new WeakSet<object>();

/** From now on errors of code that could not be fetched are known as such. */
export function watchLostCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => lost.add(payload));
}

/**
 * Takes the page anew when `error` says that its code could not be fetched, as that of a release that is gone: only if
 * the shop answers, and not twice in a row.
 */
export async function reloadForLostCode(error: unknown): Promise<void> {
  if (!(error instanceof Error && lost.has(error))) return;
  if (Date.now() - (reloadedAt.read() ?? 0) < onceInMs) return;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (!answer?.ok) return;
  reloadedAt.write(Date.now());
  location.reload();
}
