import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { App } from "../app.ts";
import { traceOrder } from "../modules/operators/index.ts";
import { needed } from "./typed-words.ts";

export const traceOptions = { log: { type: "string", multiple: true } } as const;

/** `-`: what comes in, for example from a journal. */
export async function trace(app: Pick<App, "db">, number: string | undefined, files: readonly string[]) {
  const logs = await Promise.all(files.map(linesOf));
  return traceOrder(app, needed(number, "ORDER"), logs);
}

async function linesOf(file: string): Promise<() => AsyncIterable<string>> {
  if (file !== "-") {
    await assertReadable(file);
    return () => createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  }
  const lines = (await text(process.stdin)).split("\n");
  return async function* () {
    yield* lines;
  };
}

/** Before the database is asked: an answer that lacks a log's lines would look whole. */
async function assertReadable(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const isFile = (await handle.stat()).isFile();
    await handle.close();
    if (!isFile) throw new Error("it is no file");
  } catch (error) {
    throw new Error(`${file} can't be read as a log: ${(error as Error).message}. Nothing was looked up.`);
  }
}
