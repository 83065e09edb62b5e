/** For one answer while a page is made, in milliseconds; who waits longer has left. */
const usualMs = 3_000;
/** While the api has just been away: the page says so, or stands without its figures, rather than late. */
const shortMs = 500;

let wasAway = false;

/** On the server: fetches from the api within a time limit. Rejects as `fetch` does. */
export async function fetchFromApi(url: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(wasAway ? shortMs : usualMs);
  try {
    const response = await fetch(url, { ...init, signal: limit });
    wasAway = false;
    return response;
  } catch (error) {
    wasAway = true;
    throw error;
  }
}
