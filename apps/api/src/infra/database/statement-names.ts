import { createHash } from "node:crypto";

/** Sent so often, a statement is named: what is sent once in a while is not worth the server's memory. */
const often = 5;
/** Each connection keeps the plan of each. */
const mostNames = 150;
/** Texts of which as many kinds come as there are lists to look for. */
const mostCandidates = 1000;

/**
 * What a process's statements are called in the database, which reads and plans one that has a name once for each connection. A
 * name is a digest of the text, so that it stands for no other, whoever gave it.
 */
export class StatementNames {
  #sent = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #turn = 0;
  #areTaken = true;

  /** Undefined for one that is to be sent without. */
  of(text: string): string | undefined {
    if (!this.#areTaken) return undefined;
    return this.#names.get(text) ?? this.#count(text);
  }

  /** The tables have changed: from now on all are called otherwise, so that they are planned anew. */
  renew(): void {
    this.#turn++;
    this.#names.clear();
  }

  /** Nothing has a name any more. */
  giveUp(): void {
    this.#areTaken = false;
  }

  #count(text: string): string | undefined {
    if (this.#names.size >= mostNames) return undefined;
    const times = (this.#sent.get(text) ?? 0) + 1;
    if (times < often) {
      if (this.#sent.size >= mostCandidates) this.#sent.clear();
      this.#sent.set(text, times);
      return undefined;
    }
    const name = `${this.#turn}-${createHash("sha256").update(text).digest("base64url").slice(0, 27)}`;
    this.#names.set(text, name);
    return name;
  }
}
