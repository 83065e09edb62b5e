import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readStoredFile, type StoredFile } from "./file-store.ts";
import { RecentFiles } from "./recent-files.ts";

/** A page may stay open for so long after the last process of its release has ended. */
const keptDays = 30;
const day = 24 * 3_600_000;
const endings = { identity: "", br: ".br", gzip: ".gz" } as const;

/**
 * The scripts of every release that was served lately, in a folder that all processes of the shop share. While one release
 * takes another's place, and in tabs that were opened before, pages ask any process for files of any release. Names come
 * from contents, so that what is there is right.
 */
export class AssetFolder {
  readonly #folder: string;
  readonly #recent = new RecentFiles({ seconds: 3600, maxBytes: 8 << 20 });

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds the `/assets/…` of these files, and forgets what no process has brought for a month. */
  publish(files: ReadonlyMap<string, StoredFile>): void {
    mkdirSync(this.#folder, { recursive: true });
    const known = new Set(readdirSync(this.#folder));
    for (const [address, { bytes }] of files) {
      if (!address.startsWith("/assets/")) continue;
      const name = address.slice("/assets/".length);
      for (const [form, ending] of Object.entries(endings)) {
        const content = bytes[form as keyof typeof endings];
        if (content) this.#put(name + ending, content, known);
      }
    }
    for (const name of known) this.#forgetIfOld(name);
  }

  /** Null: no release had it, or it is long ago. */
  read(address: string): Promise<StoredFile | null> {
    const [, name] = /^\/assets\/([\w-][\w.-]*)$/.exec(address) ?? [];
    if (!name) return Promise.resolve(null);
    return this.#recent.get(name, async () => readStoredFile(join(this.#folder, name), address));
  }

  #put(name: string, content: Buffer, known: Set<string>): void {
    const path = join(this.#folder, name);
    known.delete(name);
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // Another process may read it at this moment: it appears whole or not at all.
      const own = `${path}.${randomUUID()}.new`;
      writeFileSync(own, content);
      renameSync(own, path);
    }
  }

  #forgetIfOld(name: string): void {
    const path = join(this.#folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > keptDays * day) rmSync(path, { force: true });
  }
}
