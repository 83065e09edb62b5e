import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * What an endpoint of events is answered with: it sends until it ends or is stopped. Gives back how to stop it. `again`:
 * milliseconds after which it is worth asking for another one.
 */
export type Events<Data> = (send: (data: Data) => void, end: (again?: number) => void) => () => void;

/** Proxies give up a connection on which nothing is said for a while; a minute is the shortest of them. */
const beatMs = 20_000;

/** Server-sent events. Those that are open end when the server stops: their listeners ask another one. */
export function createEvents(app: FastifyInstance) {
  const open = new Set<Readable>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.push(null);
  });
  return (reply: FastifyReply, events: Events<unknown>) => {
    const stream = new Readable({ read: () => undefined });
    open.add(stream);
    const stop = events(
      (data) => stream.push(`data: ${JSON.stringify(data)}\n\n`),
      (again) => {
        if (again !== undefined) stream.push(`retry: ${again}\n\n`);
        stream.push(null);
      },
    );
    const beat = setInterval(() => stream.push(":\n\n"), beatMs);
    stream.once("close", () => {
      clearInterval(beat);
      open.delete(stream);
      stop();
    });
    return reply
      .headers({
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
        // Asks nginx not to collect them.
        "x-accel-buffering": "no",
      })
      .send(stream);
  };
}
