import type { Language } from "@rihla/contract";
import { type ClientProblemCode, problemOf } from "../../../lib/api/api-problem.ts";
import { json, type Stored, stored } from "../../../platform/storage/storage.ts";

/** What the shop has not taken yet. Sent again it has the same key, so it is one message. */
export type Outgoing = {
  key: string;
  text: string;
  /** A JPEG in base64. */
  photo: string | null;
  /** What the agent sees beside it: where one was, and the order that was shown there. */
  about: { page: string; language: Language; order?: string };
  problem: Problem | null;
};
/** `againAt`: from when on it is tried by itself, on this device's clock; null: only when that is asked for. */
type Problem = { code: ClientProblemCode; againAt: number | null };

/** It outlives a reload: what was written without a network is not lost. */
export const keptOutgoing = stored("tab", "chat-outgoing", json(asOutgoing));

function asOutgoing(kept: unknown): Outgoing[] | undefined {
  return Array.isArray(kept) &&
    kept.every((one) => typeof one?.key === "string" && typeof one.about === "object")
    ? kept
    : undefined;
}

/**
 * Sends one message after the other, so that they come in the order in which they were written. What fails for now holds
 * back those behind it; what is refused does not.
 */
export class Outbox {
  readonly #kept: Stored<Outgoing[]>;
  readonly #deliver: (message: Outgoing) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #all: readonly Outgoing[];
  #isSending = false;

  constructor(kept: Stored<Outgoing[]>, deliver: (message: Outgoing) => Promise<void>) {
    this.#kept = kept;
    this.#deliver = deliver;
    this.#all = kept.read() ?? [];
    // Who signs out leaves nothing behind.
    kept.subscribe(() => kept.read() === undefined && this.#all.length > 0 && this.#set([]));
  }

  readonly all = (): readonly Outgoing[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly say = (message: Outgoing): Promise<void> => {
    this.#set([...this.#all, message]);
    return this.send();
  };

  /** This one at once, and what waits for better times. */
  readonly retry = (key: string): Promise<void> => {
    const isDue = (one: Outgoing) => one.key === key || one.problem?.againAt != null;
    this.#set(this.#all.map((one) => (isDue(one) ? { ...one, problem: null } : one)));
    return this.send();
  };

  readonly discard = (key: string): void => this.#set(this.#all.filter((one) => one.key !== key));

  readonly clear = (): void => this.#set([]);

  /** What may be tried now; nothing while it is at it. */
  readonly send = async (): Promise<void> => {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) if (!(await this.#sent(next))) return;
    } finally {
      this.#isSending = false;
    }
  };

  #next(): Outgoing | undefined {
    const first = this.#all.find(({ problem }) => problem === null || problem.againAt !== null);
    return (first?.problem?.againAt ?? 0) <= Date.now() ? first : undefined;
  }

  /** False where those behind it have to wait. */
  async #sent(message: Outgoing): Promise<boolean> {
    try {
      await this.#deliver(message);
      this.discard(message.key);
      return true;
    } catch (error) {
      const problem = problemIn(error);
      this.#set(this.#all.map((one) => (one.key === message.key ? { ...one, problem } : one)));
      return problem.againAt === null;
    }
  }

  #set(all: readonly Outgoing[]): void {
    this.#all = all;
    this.#kept.write(all.length > 0 ? [...all] : undefined);
    for (const listener of this.#listeners) listener();
  }
}

/** Refused for what it is, and not for who asks, when, or how often. */
const refused: readonly number[] = [400, 413, 415, 422];

function problemIn(error: unknown): Problem {
  const { code, status, retryAt = 0 } = problemOf(error);
  return { code, againAt: refused.includes(status) ? null : retryAt };
}
