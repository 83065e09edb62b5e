import { waitUntil } from "../processes/wait-until.ts";
import type { Books } from "./books.ts";
import { openMatters } from "./judge/open-matters.ts";
import type { Operator } from "./operator.ts";

/** A page that nobody uses, whose end is twenty minutes away and changes nothing; people who decide in days. */
const notWaitedFor = /^(no page|nobody|its supplier's people)/;

/**
 * Waits until the shop has settled by itself what it can, and its operator the rest, `patienceMs` at most, and gives the
 * books of then. What waits for a moment that comes later than that is not waited for.
 */
export async function settle(
  read: () => Promise<Books>,
  operator: Operator,
  patienceMs: number,
): Promise<Books> {
  const end = Date.now() + patienceMs;
  let books = await read();
  const isSettled = async () => {
    await operator.refundByHand(books);
    books = await read();
    return openMatters(books).every(
      ({ waitsFor }) => waitsFor && (notWaitedFor.test(waitsFor.what) || waitsFor.until.getTime() > end),
    );
  };
  await waitUntil(isSettled, patienceMs, 1_000);
  return books;
}
