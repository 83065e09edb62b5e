/** Of what everybody is told: `headers`, those that our scripts read. */
export type KeptAnswer = { body: string; headers: Record<string, string> };
type Row = KeptAnswer & { address: string; at: number };

const most = 150;
const store = "answers";

export async function keptAnswer(address: string): Promise<KeptAnswer | undefined> {
  return within("readonly", (answers) => answers.get(address));
}

/** Replaces what was kept for that address; the oldest give way. */
export async function keepAnswer(address: string, answer: KeptAnswer): Promise<void> {
  const row: Row = { ...answer, address, at: Date.now() };
  await within("readwrite", (answers) => answers.put(row));
  const addresses = await within<string[]>("readonly", (answers) => answers.index("at").getAllKeys());
  for (const oldest of (addresses ?? []).slice(0, -most))
    await within("readwrite", (answers) => answers.delete(oldest));
}

export async function forgetAnswer(address: string): Promise<void> {
  await within("readwrite", (answers) => answers.delete(address));
}

async function within<Answer>(
  mode: IDBTransactionMode,
  question: (answers: IDBObjectStore) => IDBRequest,
): Promise<Answer | undefined> {
  const database = await open();
  try {
    return await result<Answer | undefined>(question(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open("public", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(store, { keyPath: "address" }).createIndex("at", "at");
  return result(opening);
}

function result<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
