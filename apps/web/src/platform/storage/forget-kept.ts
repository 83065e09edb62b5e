export const keptDatabase = "kept";

/**
 * What this browser keeps of whoever used it, for being without a network: eSIMs with their key, and the pages seen last.
 * Other tabs learn of it from the session's end.
 */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
    for (const name of ["pages", "answers"]) caches.delete(name);
  } catch {
    // where neither may be used, nothing was kept
  }
}
