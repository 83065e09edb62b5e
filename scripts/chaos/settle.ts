import { waitUntil } from "../processes/wait-until.ts";
import type { Books } from "./books.ts";
import { openMatters } from "./open-matters.ts";

/** Why a payment page that nobody uses is not waited for: its end is twenty minutes away and nothing follows from it. */
const nobodyPays = /^(no page|nobody)/;

/**
 * Waits until the shop has settled by itself what it can, `patienceMs` at most, and gives the books of then. What waits
 * for a moment that comes later than that is not waited for.
 */
export async function settle(read: () => Promise<Books>, patienceMs: number): Promise<Books> {
  const end = Date.now() + patienceMs;
  let books = await read();
  const isSettled = async () => {
    books = await read();
    return openMatters(books).every(
      ({ waitsFor }) => waitsFor && (nobodyPays.test(waitsFor.what) || waitsFor.until.getTime() > end),
    );
  };
  await waitUntil(isSettled, patienceMs, 1_000);
  return books;
}
