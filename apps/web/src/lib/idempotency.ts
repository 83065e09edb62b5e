/**
 * One key per thing asked for: pressing twice, or reloading and pressing again, asks with the same key and gets the
 * first answer. Another input is another thing and gets another key. Kept for the life of the tab.
 */
export function idempotencyKeyFor(
  purpose: string,
  input: unknown,
  storage: Storage = sessionStorage,
): string {
  const name = storageName(purpose);
  const wanted = JSON.stringify(input);
  const kept = parse(storage.getItem(name));
  if (kept?.input === wanted) return kept.key;
  const key = randomKey();
  storage.setItem(name, JSON.stringify({ input: wanted, key }));
  return key;
}

/** The next one is a new attempt, even with the same input. */
export function forgetIdempotencyKey(purpose: string, storage: Storage = sessionStorage): void {
  storage.removeItem(storageName(purpose));
}

const storageName = (purpose: string) => `idempotency:${purpose}`;

function parse(text: string | null): { input: string; key: string } | undefined {
  return text === null ? undefined : (JSON.parse(text) as { input: string; key: string });
}

/** Not crypto.randomUUID, which is missing where the shop is tried over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
