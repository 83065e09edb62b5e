import type { Tx } from "../../database.ts";
import { forgetWords, noteTextsChanged } from "./feedback.repository.ts";

/**
 * What was written about the eSIMs of these orders, and by whom. After the eSIMs were taken from their owner: who was just writing
 * has written by then, and nobody begins any more.
 */
export async function eraseFeedback(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const forgotten = await forgetWords(tx, orderIds);
  if (forgotten.some(({ reading }) => reading === "shown")) await noteTextsChanged(tx);
}
