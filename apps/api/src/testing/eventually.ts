/** Asks until the answer holds, or throws the last reason why not. For what another process does in its own time. */
export async function eventually<Result>(ask: () => Promise<Result>, seconds = 15): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
