/** A page of a list; `next` names the first row that the following page begins after. */
export type Page<Row> = { items: Row[]; next: string | null };

/** Cuts a page of `size` out of rows that were read one more than that. */
export function pageOf<Row extends { id: string }>(rows: Row[], size: number): Page<Row> {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}
