import { json, stored } from "../../platform/storage/storage.ts";

/**
 * One key per thing asked for: pressing twice, or reloading and pressing again, asks with the same key and gets the
 * first answer. Another input is another thing and gets another key. Kept for the life of the tab.
 */
export function idempotencyKeyFor(purpose: string, input: unknown): string {
  const kept = keyOf(purpose);
  const wanted = JSON.stringify(input);
  const known = kept.read();
  if (known?.input === wanted) return known.key;
  const key = randomKey();
  kept.write({ input: wanted, key });
  return key;
}

/** Whether this very thing was asked for last. */
export const isKeyKnownFor = (purpose: string, input: unknown): boolean =>
  keyOf(purpose).read()?.input === JSON.stringify(input);

/** The next one is a new attempt, even with the same input. */
export function forgetIdempotencyKey(purpose: string): void {
  keyOf(purpose).write(undefined);
}

type Known = { input: string; key: string };

const keyOf = (purpose: string) => stored("tab", `idempotency:${purpose}`, json(asKnown));

function asKnown(kept: unknown): Known | undefined {
  const { input, key }: Partial<Known> = kept ?? {};
  return typeof input === "string" && typeof key === "string" ? { input, key } : undefined;
}

/** Not crypto.randomUUID, which is missing where the shop is tried over plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
