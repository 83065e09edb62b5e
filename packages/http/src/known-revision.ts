/** What is on screen may be this old after a sync; what is charged is always read afresh. */
const youngMs = 1000;
/** While somebody is asking, the others go on with the known one, for no longer than this. */
const mostMs = 5000;
/**
 * When it can't be read, everybody goes on with the known one for so long: a server that is too busy to hear the answer
 * would be busier still without what it has kept.
 */
const mostUnreadMs = 60_000;

/** The catalogue's revision, read once a second at most and by one asker at a time. */
export class KnownRevision {
  readonly #read: () => Promise<string>;
  readonly #now: () => number;
  #value: string | null = null;
  #readAt = 0;
  #reading: Promise<string> | null = null;

  constructor(read: () => Promise<string>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Without asking; null when somebody has to. */
  get known(): string | null {
    const age = this.#now() - this.#readAt;
    return age < (this.#reading ? mostMs : youngMs) ? this.#value : null;
  }

  /** Rejects when it can't be read and has not been known for long. */
  async current(): Promise<string> {
    return this.known ?? this.#ask();
  }

  #ask(): Promise<string> {
    this.#reading ??= this.#readAnew().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAnew(): Promise<string> {
    // The age is that of the question: the answer may have been overtaken on its way.
    const askedAt = this.#now();
    try {
      this.#value = await this.#read();
      this.#readAt = askedAt;
      return this.#value;
    } catch (error) {
      if (this.#value === null || this.#now() - this.#readAt > mostUnreadMs) throw error;
      return this.#value;
    }
  }
}
