import { LRUCache } from "lru-cache";
import type { StoredFile } from "./file-store.ts";

/** Null: there is no such file. */
type Make = () => Promise<StoredFile | null>;
type Options = { seconds: number; maxBytes: number; now?: () => number };

/** Files made on demand and kept for a while; two who ask at once wait for the same one. A failure is not kept. */
export class RecentFiles {
  readonly #files: LRUCache<string, StoredFile, Make>;

  constructor({ seconds, maxBytes, now = () => performance.now() }: Options) {
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, name) =>
        name.length + Object.values(bytes).reduce((sum, form) => sum + (form?.length ?? 0), 0),
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now },
      // Anybody can make up names of places that aren't sold; that there is no such file is not kept.
      fetchMethod: async (_name, _stale, { context }) => (await context()) ?? undefined,
    });
  }

  async get(name: string, make: Make): Promise<StoredFile | null> {
    return (await this.#files.fetch(name, { context: make })) ?? null;
  }
}
