/** How long work that comes round each minute takes up more of it. The rest is the next round's. */
const roundMs = 45_000;

/**
 * Does `work` for each, one after the other. One that fails stops none of the others; its error is thrown at the end. Where
 * `over` is aborted, what has not begun is left.
 */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  over?: AbortSignal,
): Promise<void> {
  let failed: { error: unknown } | null = null;
  for (const item of items) {
    if (over?.aborted) break;
    try {
      await work(item);
    } catch (error) {
      failed ??= { error };
    }
  }
  if (failed) throw failed.error;
}

/**
 * The same for groups at once, for a round: one that is slow or fails holds up no other, and the round is over before the queue
 * believes that it hangs and begins another beside it.
 */
export async function groupsApart<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
  over = AbortSignal.timeout(roundMs),
): Promise<void> {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const done = await Promise.allSettled(groups.map((group) => eachApart(group, work, over)));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}
