import type { Log } from "../log.ts";

/** Whoever meets the database's absence, or its return, says so here; the log has one line for each change. */
export type DatabaseWatch = { away(error: unknown): void; back(): void };

export function watchDatabase(log: Log): DatabaseWatch {
  let lost: { since: number; times: number } | null = null;
  return {
    away(error) {
      if (lost) lost.times++;
      else {
        lost = { since: Date.now(), times: 1 };
        log.error({ err: error }, "the database is away; what needs it waits or is refused");
      }
    },
    back() {
      if (!lost) return;
      log.warn(
        { seconds: Math.round((Date.now() - lost.since) / 1000), failures: lost.times },
        "the database answers again",
      );
      lost = null;
    },
  };
}

/** SQL states of a server that can't serve now: connections lost or refused, shutting down, starting, taking no writes. */
const states = /^(08...|53300|57P0[1235]|25006)$/;
const socketErrors = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** pg gives these no code. */
const words = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error",
  "Client was closed",
];

type OfNetwork = { code?: string; message?: string; name?: string; syscall?: string };

/** Whether an error of a query says that the database can't be reached, and nothing about the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Object)) return false;
  const { code = "", message = "", name, syscall }: OfNetwork = error;
  if (name === "ReadOnlyServer" || states.test(code)) return true;
  if (syscall !== undefined && socketErrors.includes(code)) return true;
  return words.some((text) => message.startsWith(text));
}
