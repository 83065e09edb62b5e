import { forgetKept, keptDatabase } from "./forget-kept.ts";

/**
 * Values that outlive the browser being closed, encrypted with a key that no script can carry away (it never leaves the browser's
 * database, which lies on the disk beside it). A value opens only for the session it was kept in; the phone's own, which were shared
 * to it or bought there without an account, for whoever uses it. Where the browser has no such storage (plain http, some private
 * windows) nothing is kept and all of this rejects.
 */
type Sealed = { iv: Uint8Array<ArrayBuffer>; content: ArrayBuffer; isPhones?: boolean };

/** Replaces what was kept under that name, and resolves once it can be read back. `session`: null for the phone's own. */
export async function keepRecord(session: string | null, name: string, value: unknown): Promise<void> {
  const key = (await ask<CryptoKey>("keys", "readonly", (keys) => keys.get("key"))) ?? (await newKey());
  const sealed = await seal(key, session, value);
  await ask("records", "readwrite", (records) => records.put(sealed, name));
  const kept = await ask<Sealed>("records", "readonly", (records) => records.get(name));
  if (!kept) throw new Error("The browser did not keep it.");
  await unseal(key, session, kept);
}

/** Of this session and the phone's own; what another session has left is forgotten, with all the rest. */
export async function readRecords(session: string | null): Promise<unknown[]> {
  const key = await ask<CryptoKey>("keys", "readonly", (keys) => keys.get("key"));
  if (!key) return [];
  const kept = (await ask<Sealed[]>("records", "readonly", (records) => records.getAll())) ?? [];
  try {
    return await Promise.all(kept.map((sealed) => unseal(key, session, sealed)));
  } catch (error) {
    forgetKept();
    throw error;
  }
}

/** Of those names, whatever session they were kept in. */
export async function forgetRecords(which: (name: string) => boolean): Promise<void> {
  const names = (await ask<IDBValidKey[]>("records", "readonly", (records) => records.getAllKeys())) ?? [];
  for (const name of names)
    if (which(String(name))) await ask("records", "readwrite", (records) => records.delete(name));
}

async function newKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Another tab may have been first: then its key counts.
  await ask("keys", "readwrite", (keys) => keys.add(made, "key")).catch(() => {});
  return (await ask<CryptoKey>("keys", "readonly", (keys) => keys.get("key"))) ?? made;
}

async function seal(key: CryptoKey, session: string | null, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const content = await crypto.subtle.encrypt(algorithm(iv, session ?? phones), key, plain);
  return { iv, content, isPhones: session === null };
}

async function unseal(key: CryptoKey, session: string | null, sealed: Sealed): Promise<unknown> {
  const { iv, content, isPhones } = sealed;
  const plain = await crypto.subtle.decrypt(algorithm(iv, isPhones ? phones : (session ?? "")), key, content);
  return JSON.parse(new TextDecoder().decode(plain));
}

/** No session's token. */
const phones = "phone";

const algorithm = (iv: Uint8Array<ArrayBuffer>, session: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(session),
});

type Store = "keys" | "records";

/** Opened for each question: an open connection would stand in the way of forgetting. */
async function ask<Answer>(
  store: Store,
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest,
): Promise<Answer | undefined> {
  const database = await open(mode);
  if (!database) return undefined;
  try {
    return await result<Answer | undefined>(question(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** Undefined where nothing was ever kept: who only asks leaves no empty place behind. */
async function open(mode: IDBTransactionMode): Promise<IDBDatabase | undefined> {
  const opening = indexedDB.open(keptDatabase, 1);
  let isNew = false;
  opening.onupgradeneeded = () => {
    isNew = mode === "readonly";
    if (isNew) opening.transaction?.abort();
    else for (const store of ["keys", "records"] satisfies Store[]) opening.result.createObjectStore(store);
  };
  try {
    return await result<IDBDatabase>(opening);
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}

function result<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
