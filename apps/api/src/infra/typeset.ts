import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { asker } from "./asker.ts";
import { inFairTurn } from "./in-fair-turn.ts";

/** Most take half a second. One that hangs would keep all that wait behind it from their papers. */
const longestMs = 30_000;

/** Ten seconds' work: hardly anybody waits longer for a paper, and what is asked for meanwhile must not pile up in memory. */
const paperTurn = inFairTurn({ most: 16, ofOne: 4, seconds: 10 });

/**
 * A PDF of a Typst template, which finds `content` as JSON in its input `content`. The same content and time give the same
 * bytes; without a time the file names none. One at a time, askers in turn, each in a thread of its own: what the compiler takes of memory is given back only with its thread.
 * Throws `QueueIsFull` when too many wait, or as many of this asker as may.
 */
export function typeset(template: URL, content: object, madeAt: Date | null): Promise<Buffer> {
  // Each work of the shop's own is its own asker: its papers are wanted by as many people.
  const who = asker.getStore()?.person ?? randomUUID();
  return paperTurn(who, () => typesetNow(template, content, madeAt));
}

/** The same as a file within an answer. */
export async function typesetFile(name: string, ...made: Parameters<typeof typeset>) {
  return { name, content: (await typeset(...made)).toString("base64") };
}

function typesetNow(template: URL, content: object, madeAt: Date | null): Promise<Buffer> {
  const seconds = madeAt && Math.floor(madeAt.getTime() / 1000);
  const workerData = { template: template.pathname, content: JSON.stringify(content), madeAt: seconds };
  const worker = new Worker(new URL("./typeset.worker.ts", import.meta.url), { workerData });
  const limit = setTimeout(() => worker.terminate(), longestMs);
  const made = new Promise<Buffer>((resolve, reject) => {
    worker.once("message", (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The PDF's thread ended without a PDF")));
  });
  return made.finally(() => clearTimeout(limit));
}
