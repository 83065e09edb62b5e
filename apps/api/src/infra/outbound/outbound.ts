import { codeOf } from "../error-code.ts";
import { callHttp, type HttpCall } from "./http-call.ts";

/** A call to another company that may or may not have been carried out: no answer, or none that can be read. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

export type Answer = {
  status: number;
  text: string;
  /** In how many seconds the other side wants to be asked again, where it says so. */
  retryAfter: number | null;
};

/**
 * Calls and reads the whole answer, whatever its status. No answer in time, or a broken connection, is an `UnknownOutcome`.
 * `called` names the call in logs, where its path may not stand there.
 */
export async function callOnce(
  url: string,
  call: HttpCall,
  timeoutMs: number,
  called: string = new URL(url).pathname,
): Promise<Answer> {
  const answer = await callHttp(url, call, timeoutMs).catch((error: unknown) => {
    throw new UnknownOutcome(`${called}: ${causeOf(error)}`, { cause: error });
  });
  return {
    status: answer.status,
    text: new TextDecoder().decode(answer.body),
    retryAfter: secondsOf(answer.headers["retry-after"]),
  };
}

/** Of a header that says so many seconds, or a date. */
function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

/** The same, where a 5xx is an `UnknownOutcome` too: the other side may have done the work. */
export async function callOutside(
  url: string,
  call: HttpCall,
  timeoutMs: number,
  called: string = new URL(url).pathname,
): Promise<Answer> {
  const answer = await callOnce(url, call, timeoutMs, called);
  if (answer.status >= 500) throw new UnknownOutcome(`${called}: status ${answer.status}`);
  return answer;
}

/** What an error of the network calls itself; of one that was given up, why. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? error.cause.name : codeOf(error) || error.name;
}

/** POSTs and returns the answer's text, whatever its status below 500. */
export async function postText(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  return (await callOutside(url, { method: "POST", body, headers }, timeoutMs)).text;
}

/** Parses an answer that should be JSON; anything else (an HTML error page, nothing) is an `UnknownOutcome`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnknownOutcome("The answer is not JSON");
  }
}

/** What a port answers where the other side has not told what became of it. */
export async function orUnknown<Result>(
  ask: () => Promise<Result>,
): Promise<Result | { outcome: "unknown"; reason: string }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof UnknownOutcome) return { outcome: "unknown", reason: error.message };
    throw error;
  }
}

/** The same for a question about each of several, answered in their order. */
export async function eachOrUnknown<Item, Result>(
  items: readonly Item[],
  ask: () => Promise<Result[]>,
): Promise<Array<Result | { outcome: "unknown"; reason: string }>> {
  const answered = await orUnknown(ask);
  return Array.isArray(answered) ? answered : items.map(() => answered);
}
