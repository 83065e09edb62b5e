/** A call to another company that may or may not have been carried out: no answer, or none that can be read. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

/**
 * POSTs and returns the answer's text. A timeout, a broken connection or a 5xx is an `UnknownOutcome`:
 * the other side may have done the work.
 */
export async function postText(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status < 500) return await response.text();
  } catch (error) {
    throw new UnknownOutcome(`${new URL(url).pathname}: ${(error as Error).name}`, { cause: error });
  }
  throw new UnknownOutcome(`${new URL(url).pathname}: status ${response.status}`);
}

/** Parses an answer that should be JSON; anything else (an HTML error page, nothing) is an `UnknownOutcome`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnknownOutcome("The answer is not JSON");
  }
}
