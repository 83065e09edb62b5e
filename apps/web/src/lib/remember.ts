type Entry = { value: Promise<unknown>; until: number };
const entries = new Map<string, Entry>();

/**
 * In the browser, an answer asked for again within a minute is the one we have: going back to the list is instant.
 * The server never remembers here, its pages are cached whole.
 */
export function remember<T>(key: string, ask: () => Promise<T>, seconds = 60): Promise<T> {
  if (import.meta.env.SSR) return ask();
  const known = entries.get(key);
  if (known && known.until > Date.now()) return known.value as Promise<T>;
  const value = ask();
  entries.set(key, { value, until: Date.now() + seconds * 1000 });
  value.catch(() => entries.delete(key));
  return value;
}
