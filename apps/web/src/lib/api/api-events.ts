import { basePath } from "@rihla/contract/rules";
import { shopOrigin } from "../../platform/browser/shop-address.ts";
import { readToken } from "../session/session.ts";
import { addProofs } from "./proofs.ts";

/** A stream on which nothing came for so long is held up by something in between; the api says something every 20 s. */
const silentMs = 45_000;
const firstMs = 6_000;

/**
 * Server-sent events by `fetch`, which can send the session token as EventSource can't. Each is only a hint that
 * there is news: what it says is not read. Resolves when the stream ends, is silent for too long, or never begins; with the
 * milliseconds after which the shop wants to be asked for another one, where it says so.
 */
export async function apiEvents(
  path: string,
  signal: AbortSignal,
  onEvent: () => void,
): Promise<number | undefined> {
  let again: number | undefined;
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  signal.addEventListener("abort", stop);
  let timer = setTimeout(stop, firstMs);
  try {
    const token = readToken();
    const headers = new Headers({ accept: "text/event-stream" });
    if (token) headers.set("authorization", `Bearer ${token}`);
    addProofs(headers, path);
    const response = await fetch(shopOrigin + basePath + path, { headers, signal: giveUp.signal });
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    for (let rest = ""; reader; ) {
      const { done, value = "" } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(stop, silentMs);
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        if (block.startsWith("data: ")) onEvent();
        again = retryIn(block) ?? again;
      }
    }
  } catch {
    // Broken off: whoever follows asks again.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  return again;
}

/** The field by which a stream says when to ask for the next. */
function retryIn(block: string): number | undefined {
  const [, ms] = /^retry: (\d{1,9})$/m.exec(block) ?? [];
  return ms === undefined ? undefined : Number(ms);
}
