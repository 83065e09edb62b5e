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
