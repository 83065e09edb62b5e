/** A call to another company that may or may not have been carried out: no answer, or none that can be read. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

export type Answer = { status: number; text: string; headers: Headers };

/**
 * Calls and reads the whole answer. A timeout, a broken connection or a 5xx is an `UnknownOutcome`: the other side may
 * have done the work.
 */
export async function callOutside(
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  timeoutMs: number,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status < 500)
      return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    throw new UnknownOutcome(`${new URL(url).pathname}: ${(error as Error).name}`, { cause: error });
  }
  throw new UnknownOutcome(`${new URL(url).pathname}: status ${response.status}`);
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

/** Callers wait in line, `spacingMs` apart, to stay under another company's limit. */
export function createTurns(spacingMs: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    const turn = Math.max(now, next);
    next = turn + spacingMs;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
