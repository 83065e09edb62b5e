import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How often connections that fell idle while the server closes are closed too. */
const sweepMs = 50;

/** Stops a server without failing anybody: it says so first, then finishes what is under way. */
export class Drain {
  readonly #app: FastifyInstance;
  #isDraining = false;

  /** Before `app` is ready: a hook of it tells each asker to come back on another connection. */
  constructor(app: FastifyInstance) {
    this.#app = app;
    app.addHook("onRequest", (_request, reply, done) => {
      if (this.#isDraining) reply.raw.setHeader("connection", "close");
      done();
    });
  }

  /** Readiness fails from now on: who spreads requests over several processes should leave this one out. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /**
   * Goes on answering for `noticeMs`, so that who looks at readiness can see it fail, then takes no more connections.
   * Resolves when the last answer is sent.
   */
  async stop(noticeMs: number): Promise<void> {
    this.#isDraining = true;
    await setTimeout(noticeMs, undefined, { ref: false });
    // Node leaves a connection open whose answer was under way when the server closed, for as long as one is kept.
    const sweep = setInterval(() => this.#app.server.closeIdleConnections(), sweepMs);
    await this.#app.close().finally(() => clearInterval(sweep));
  }
}
