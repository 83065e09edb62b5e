/** Of a table that names every status those marked in it, so that the type check asks about a new one. */
export const marked = <Status extends string>(table: Readonly<Record<Status, boolean>>): readonly Status[] =>
  (Object.keys(table) as Status[]).filter((status) => table[status]);
