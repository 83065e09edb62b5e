import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Things of one kind by id, oldest first. Read from memory, written through to disk before `put` returns. */
export type Collection<T> = {
  get(id: string): T | undefined;
  all(): T[];
  put(id: string, value: T): void;
  remove(id: string): void;
  clear(): void;
};

export type Store = { collection<T>(kind: string): Collection<T>; clear(): void; close(): void };

/** The real suppliers do not forget an order when somebody's program dies, so neither does this one, not even on kill -9. */
export function openStore(directory: string): Store {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, "sandbox.sqlite"));
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS things (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (kind, id)
    )`);
  const collections: Collection<unknown>[] = [];
  return {
    collection<T>(kind: string) {
      const collection = openCollection<T>(database, kind);
      collections.push(collection as Collection<unknown>);
      return collection;
    },
    clear: () => {
      for (const collection of collections) collection.clear();
      database.exec("DELETE FROM things");
    },
    close: () => database.close(),
  };
}

function openCollection<T>(database: DatabaseSync, kind: string): Collection<T> {
  const write = database.prepare(
    "INSERT INTO things (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json",
  );
  const erase = database.prepare("DELETE FROM things WHERE kind = ? AND id = ?");
  const rows = database.prepare("SELECT id, json FROM things WHERE kind = ? ORDER BY seq").all(kind);
  const things = new Map(rows.map((row) => [String(row.id), JSON.parse(String(row.json)) as T]));
  const remove = (id: string) => {
    erase.run(kind, id);
    things.delete(id);
  };
  return {
    get: (id) => things.get(id),
    all: () => [...things.values()],
    put: (id, value) => {
      write.run(kind, id, JSON.stringify(value));
      things.set(id, value);
    },
    remove,
    clear: () => [...things.keys()].forEach(remove),
  };
}

/** One set of switches, kept like everything else; whatever was never changed has its default. */
export type Switches<T> = { read(): T; change(part: Partial<T>): T };

export function openSwitches<T extends object>(store: Store, name: string, defaults: T): Switches<T> {
  const kept = store.collection<Partial<T>>("switches");
  const read = () => ({ ...defaults, ...kept.get(name) });
  return {
    read,
    change: (part) => {
      kept.put(name, { ...kept.get(name), ...part });
      return read();
    },
  };
}
