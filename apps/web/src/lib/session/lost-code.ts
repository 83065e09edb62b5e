import { json, stored } from "../../platform/storage/storage.ts";
import { noteAnswer } from "../page/is-offline.ts";

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
  if (!(await isServed())) return;
  reloadedAt.write(Date.now());
  location.reload();
}

/** Takes the page anew, if the shop answers: otherwise the browser would put a page of its own in its place. */
export async function reloadIfServed(): Promise<void> {
  if (await isServed()) location.reload();
}

async function isServed(): Promise<boolean> {
  const answer = await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  noteAnswer(answer !== null);
  return answer?.ok === true;
}
