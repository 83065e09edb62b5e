import { LRUCache } from "lru-cache";
import type { FinishedAnswer } from "./finished-answer.ts";

export type FinishedAnswersOptions = {
  /** Of bodies, headers and names together; what was unused for longest goes first. */
  maxBytes: number;
  now?: () => number;
};

/** About what an entry takes beside its body and its name. */
const overhead = 1500;
const longestAddress = 300;
/**
 * For this long after a revision was first seen, another api process may still answer with the one before. An answer
 * made from that one is not kept for longer.
 */
const unsettledMs = 10_000;
/** For what is not the catalogue's, such as the payment methods that the configuration offers. */
const mostMs = 10 * 60_000;

/** Answers of one revision of the catalogue. */
export class FinishedAnswers {
  readonly #answers: LRUCache<string, FinishedAnswer>;
  /** One answer may be asked for under many addresses. */
  readonly #names: LRUCache<string, string>;
  readonly #now: () => number;
  #revision = "";
  #revisionSeenAt = 0;

  constructor({ maxBytes, now = () => performance.now() }: FinishedAnswersOptions) {
    this.#now = now;
    const perf = { now };
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, name) => body.length + 2 * name.length + overhead,
      ttlResolution: 0,
      perf,
    });
    this.#names = new LRUCache({
      maxSize: maxBytes / 16,
      sizeCalculation: (name, address) => 2 * (name.length + address.length) + 200,
    });
  }

  get(revision: string, name: string): FinishedAnswer | undefined {
    return revision === this.#revision ? this.#answers.get(name) : undefined;
  }

  /** What was last answered to this very address. */
  at(revision: string, address: string): FinishedAnswer | undefined {
    const name = this.#names.get(address);
    return name === undefined ? undefined : this.get(revision, name);
  }

  put(revision: string, name: string, answer: FinishedAnswer): void {
    this.#follow(revision);
    const isSettled = this.#now() - this.#revisionSeenAt > unsettledMs;
    this.#answers.set(name, answer, { ttl: isSettled ? mostMs : unsettledMs });
  }

  /** From now on `at` finds the answer of this name under the address. */
  note(address: string, name: string): void {
    if (address.length <= longestAddress) this.#names.set(address, name);
  }

  #follow(revision: string): void {
    if (revision === this.#revision) return;
    this.#answers.clear();
    this.#revision = revision;
    this.#revisionSeenAt = this.#now();
  }
}
