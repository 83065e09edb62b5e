/** Does `work` for each, one after the other. One that fails stops none of the others; its error is thrown at the end. */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let failed: { error: unknown } | null = null;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed ??= { error };
    }
  }
  if (failed) throw failed.error;
}

/** The same for groups at once: one that is slow or fails holds up no other. */
export async function groupsApart<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const done = await Promise.allSettled(groups.map((group) => eachApart(group, work)));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}
