/** What is on screen may be this old after a sync; what is charged is always read afresh. */
const youngMs = 1000;
/** While somebody is asking, the others go on with the known one, for no longer than this. */
const mostMs = 5000;
/**
 * When it can't be read, everybody goes on with the known one for so long: what was kept is worth more to people than
 * nothing while the api or its database is away.
 */
const mostUnreadMs = 24 * 3_600_000;

/** The catalogue's revision, read once a second at most and by one asker at a time. */
export class KnownRevision {
  readonly #read: () => Promise<string>;
  readonly #now: () => number;
  #value: string | null = null;
  #readAt = 0;
  #triedAt = 0;
  #isUnreadable = false;
  #reading: Promise<string> | null = null;

  constructor(read: () => Promise<string>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Without asking; null when somebody has to. */
  get known(): string | null {
    const now = this.#now();
    const age = now - this.#readAt;
    if (!this.#isUnreadable) return age < (this.#reading ? mostMs : youngMs) ? this.#value : null;
    const isTimeToTry = !this.#reading && now - this.#triedAt >= youngMs;
    return isTimeToTry || age > mostUnreadMs ? null : this.#value;
  }

  /** It could not be read when it was last asked for. */
  get isUnreadable(): boolean {
    return this.#isUnreadable;
  }

  /** Rejects when it can't be read and was not known within a day. */
  async current(): Promise<string> {
    const { known } = this;
    if (known !== null) return known;
    const reading = this.#ask();
    const old = this.#isUnreadable ? this.known : null;
    if (old === null) return reading;
    // Nobody waits for what has just given no answer.
    reading.catch(() => {});
    return old;
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
      this.#isUnreadable = false;
      return this.#value;
    } catch (error) {
      this.#isUnreadable = true;
      this.#triedAt = this.#now();
      if (this.#value === null || this.#now() - this.#readAt > mostUnreadMs) throw error;
      return this.#value;
    }
  }
}
