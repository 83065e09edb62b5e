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

type Wanted = { revision: string | null; orStale: boolean };
type Kept = { answer: FinishedAnswer; revision: string };

/** Answers of one revision of the catalogue; older ones stay, while there is room, for when no new one can be made. */
export class FinishedAnswers {
  readonly #answers: LRUCache<string, Kept>;
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
      sizeCalculation: ({ answer }, name) => answer.body.length + 2 * name.length + overhead,
      ttlResolution: 0,
      noDeleteOnStaleGet: true,
      perf,
    });
    this.#names = new LRUCache({
      maxSize: maxBytes / 16,
      sizeCalculation: (name, address) => 2 * (name.length + address.length) + 200,
    });
  }

  get(revision: string, name: string): FinishedAnswer | undefined {
    if (revision !== this.#revision) return undefined;
    const kept = this.#answers.get(name);
    return kept?.revision === revision ? kept.answer : undefined;
  }

  /** The answer of the revision, or else, where `orStale`, any that there is. */
  find(name: string, { revision, orStale }: Wanted): FinishedAnswer | undefined {
    const fresh = revision === null ? undefined : this.get(revision, name);
    return fresh ?? (orStale ? this.stale(name) : undefined);
  }

  /** However old it is, and of whichever revision. */
  stale(name: string): FinishedAnswer | undefined {
    return this.#answers.get(name, { allowStale: true })?.answer;
  }

  /** What was last answered to this very address. */
  at(revision: string, address: string): FinishedAnswer | undefined {
    const name = this.#names.get(address);
    return name === undefined ? undefined : this.get(revision, name);
  }

  put(revision: string, name: string, answer: FinishedAnswer): void {
    this.#follow(revision);
    const isSettled = this.#now() - this.#revisionSeenAt > unsettledMs;
    this.#answers.set(name, { answer, revision }, { ttl: isSettled ? mostMs : unsettledMs });
  }

  /** From now on `at` finds the answer of this name under the address. */
  note(address: string, name: string): void {
    if (address.length <= longestAddress) this.#names.set(address, name);
  }

  #follow(revision: string): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#revisionSeenAt = this.#now();
  }
}
