import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { Events } from "../../http/events.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { SharedPlaces, type Shares } from "../../infra/shares.ts";
import { findRevisions } from "./chat.repository.ts";
import { chatToActOn } from "./chat-acts.ts";
import type { Person } from "./own-chat.ts";

/** A stream ends after a while and is asked for again, so that a session which ended is noticed. */
const longestMs = 10 * 60_000;
const lookEveryMs = 1_000;

/**
 * Streams that a process keeps open. A person has a few windows; a mobile network's address has thousands of people, of whom
 * few write to us at once. Who is left out asks every few seconds, which tells them the same a little later.
 */
export const streamShares: Shares = { all: 1000, address: 250, person: 6 };
/** After which somebody whose place another one took asks for a stream again: asking at once would take it back. */
const crowdedOutMs = 2 * 60_000;

/** Undefined: the chat is there no more. */
type Listener = (revision: number | undefined) => void;

/**
 * The revisions of chats that somebody follows. One small query a second for all of a process, none while nobody does; it
 * holds behind any pooler, unlike listening.
 */
export class ChatWatch {
  readonly places: SharedPlaces;
  readonly #db: Db;
  readonly #listeners = new Map<string, Set<Listener>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, shares = streamShares) {
    this.#db = db;
    this.places = new SharedPlaces(shares);
  }

  /** Gives back how to stop. */
  follow(chatId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(chatId) ?? new Set();
    this.#listeners.set(chatId, listeners.add(listener));
    this.#timer ??= setTimeout(() => void this.#look(), lookEveryMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(chatId);
    };
  }

  async #look(): Promise<void> {
    try {
      const ids = [...this.#listeners.keys()];
      const rows = ids.length === 0 ? [] : await findRevisions(this.#db, ids);
      const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
      for (const id of ids) for (const listener of this.#listeners.get(id) ?? []) listener(revisions.get(id));
    } catch {
      // Whoever asks for the chat itself meets the same error.
    }
    this.#timer = this.#listeners.size === 0 ? undefined : setTimeout(() => void this.#look(), lookEveryMs);
  }
}

/**
 * The revision as it is, and again whenever it has grown, until the caller leaves, the chat is deleted, the stream has lived
 * long enough or somebody with fewer takes its place.
 */
export async function followChat(
  app: Uses<"config" | "db">,
  watch: ChatWatch,
  from: Person & { ip: string },
): Promise<Events<{ revision: number }>> {
  const { id, revision } = await chatToActOn(app, from);
  const whose = { address: networksOf(from.ip)[0].name, person: id };
  return (send, end) => {
    let told = revision;
    send({ revision });
    const stop = watch.follow(id, (latest) => {
      if (latest === undefined) return end();
      if (latest <= told) return;
      told = latest;
      send({ revision: told });
    });
    const leave = watch.places.take(whose, () => end(crowdedOutMs));
    const timer = setTimeout(end, longestMs);
    return () => {
      clearTimeout(timer);
      leave();
      stop();
    };
  };
}
