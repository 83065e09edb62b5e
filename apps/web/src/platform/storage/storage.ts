/** `device` outlives the visit, `tab` ends with its tab. */
export type StorageArea = "device" | "tab";

/** Where values lie when the program is closed: the browser's storage, in the app the system's. */
export type Backing = {
  /** All that is kept there. Throws where it may not be read. */
  entries: () => Iterable<readonly [string, string]>;
  /** `undefined` forgets. Throws where it can't be kept. */
  write: (key: string, value: string | undefined) => void;
  /** Calls back after somebody else, another tab say, has changed what is kept. */
  onChange: (listener: () => void) => void;
};

/** How a value is written down; `parse` gives undefined for what nobody of us can have written. */
export type Format<Value> = {
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
};

/** One value under one key. Reading and writing never fail: where nothing can be kept, it lives as long as the page. */
export type Stored<Value> = {
  read: () => Value | undefined;
  /** `undefined` forgets it. */
  write: (value: Value | undefined) => void;
  /** Fires when it changes here or in another tab; gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Values are read into memory when the program starts, so that reading never waits, and written through. Until an area
 * is opened, and on the server always, nothing is kept in it.
 */
const areas: { [Area in StorageArea]?: OpenArea } = {};

export function openStorage(area: StorageArea, backing: Backing): void {
  areas[area] = new OpenArea(backing);
}

export const text: Format<string> = { parse: (kept) => kept, format: (value) => value };

/** `read` gives back what it recognises of a value that may be anything. */
export function json<Value>(read: (kept: unknown) => Value | undefined): Format<Value> {
  return {
    parse: (kept) => {
      try {
        return read(JSON.parse(kept));
      } catch {
        return undefined;
      }
    },
    format: (value) => JSON.stringify(value),
  };
}

export function stored<Value>(
  area: StorageArea,
  key: string,
  { parse, format }: Format<Value>,
): Stored<Value> {
  return {
    read: () => {
      const kept = areas[area]?.read(key);
      return kept === undefined ? undefined : parse(kept);
    },
    write: (value) => areas[area]?.write(key, value === undefined ? undefined : format(value)),
    subscribe: (listener) => areas[area]?.subscribe(key, listener) ?? (() => {}),
  };
}

export function forgetAll(area: StorageArea, which: (key: string) => boolean = () => true): void {
  areas[area]?.forget(which);
}

export const keysIn = (area: StorageArea, which: (key: string) => boolean): string[] =>
  areas[area]?.keys().filter(which) ?? [];

class OpenArea {
  private values = new Map<string, string>();
  /** What could not be kept: it must outlive the next look at what is. */
  private readonly unkept = new Map<string, string>();
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly backing: Backing;

  constructor(backing: Backing) {
    this.backing = backing;
    this.load();
    backing.onChange(() => this.reload());
  }

  read(key: string): string | undefined {
    return this.values.get(key);
  }

  write(key: string, value: string | undefined): void {
    this.unkept.delete(key);
    if (value === undefined) this.values.delete(key);
    else this.values.set(key, value);
    try {
      this.backing.write(key, value);
    } catch {
      if (value !== undefined) this.unkept.set(key, value);
    }
    this.announce(key);
  }

  subscribe(key: string, listener: () => void): () => void {
    const known = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, known.add(listener));
    return () => known.delete(listener);
  }

  forget(which: (key: string) => boolean): void {
    this.load(); // others may have kept something meanwhile
    for (const key of this.keys().filter(which)) this.write(key, undefined);
  }

  keys(): string[] {
    return [...this.values.keys()];
  }

  private load(): void {
    try {
      this.values = new Map([...this.backing.entries(), ...this.unkept]);
    } catch {
      // may not be read: what this page has written itself still counts
    }
  }

  private reload(): void {
    const before = this.values;
    this.load();
    for (const key of this.listeners.keys()) if (before.get(key) !== this.values.get(key)) this.announce(key);
  }

  private announce(key: string): void {
    for (const listener of this.listeners.get(key) ?? []) listener();
  }
}
