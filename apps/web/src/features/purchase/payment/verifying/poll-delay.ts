/** How long to wait before asking again, in ms: soon at first, then less and less often. */
export function pollDelay(asked: number): number {
  return Math.min(10_000, 2000 * 1.35 ** Math.max(0, asked - 1));
}
