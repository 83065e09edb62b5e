import type { StoredFile } from "./file-store.ts";

type Entry = { made: Promise<StoredFile | null>; until: number };

/** Files made on demand and kept for a while; two who ask at once wait for the same one. A failure is not kept. */
export class RecentFiles {
  private readonly entries = new Map<string, Entry>();
  private readonly seconds: number;
  private readonly most: number;

  constructor({ seconds, most }: { seconds: number; most: number }) {
    this.seconds = seconds;
    this.most = most;
  }

  get(name: string, make: () => Promise<StoredFile | null>, now = Date.now()): Promise<StoredFile | null> {
    const known = this.entries.get(name);
    if (known && known.until > now) return known.made;
    const made = make();
    this.entries.delete(name);
    this.entries.set(name, { made, until: now + this.seconds * 1000 });
    const forget = () => this.entries.get(name)?.made === made && this.entries.delete(name);
    // Names of places that aren't sold are endless: they don't take anybody's room.
    made.then((file) => file ?? forget(), forget);
    const oldest = this.entries.keys().next().value;
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
    return made;
  }
}
