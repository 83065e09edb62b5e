import { type findEsimsOfOrders, isStillToCome } from "../esims/index.ts";

export type Ended = Awaited<ReturnType<typeof findEsimsOfOrders>>[number];

/**
 * An order's eSIMs by the fact that tells how they ended, out of all, replaced ones too. Those that were bought end together, under the
 * order's id; one that came later in another's place is told by itself, under its own: a mail of the same name may be shown to nobody.
 * Whose end is still to come is in none: a mail that waited for long may meet a replacement that was asked for since.
 */
export function endsOf(order: { id: string }, all: readonly Ended[]): Map<string, Ended[]> {
  const replacements = new Set(all.map(({ replacedBy }) => replacedBy));
  const standing = all.filter(({ replacedBy }) => replacedBy === null);
  const ends = Map.groupBy(standing, ({ id }) => (replacements.has(id) ? id : order.id));
  return new Map([...ends].filter(([, together]) => !together.some(isStillToCome)));
}
