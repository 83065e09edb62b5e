import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { forgetKept, keptKey } from "./forget-kept.native.ts";

/** What is kept in the phone's safe, each for the session it was kept in; null for the phone's own. */
type Kept = { session: string | null; value: unknown };

/** Replaces what was kept under that name, and resolves once it can be read back. */
export async function keepRecord(session: string | null, name: string, value: unknown): Promise<void> {
  const kept: Kept = { session: await digestOf(session), value };
  await SecureStorage.set(keptKey(name), JSON.stringify(kept), false);
  if ((await SecureStorage.get(keptKey(name), false)) === null) throw new Error("The phone did not keep it.");
}

/** Of this session and the phone's own; what another session has left is forgotten, with all the rest. */
export async function readRecords(session: string | null): Promise<unknown[]> {
  const digest = await digestOf(session);
  const keys = (await SecureStorage.keys()).filter((key) => key.startsWith(keptKey("")));
  const texts = await Promise.all(keys.map((key) => SecureStorage.get(key, false)));
  const records: Kept[] = texts.map((text) => JSON.parse(String(text)));
  if (records.every((record) => record.session === null || record.session === digest))
    return records.map(({ value }) => value);
  await forgetKept();
  throw new Error("Kept by another session.");
}

/** Of those names, whatever session they were kept in. */
export async function forgetRecords(which: (name: string) => boolean): Promise<void> {
  for (const key of await SecureStorage.keys())
    if (key.startsWith(keptKey("")) && which(key.slice(keptKey("").length))) await SecureStorage.remove(key);
}

async function digestOf(session: string | null): Promise<string | null> {
  if (session === null) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(session));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
