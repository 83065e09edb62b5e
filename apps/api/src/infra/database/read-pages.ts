/** After every id there is. */
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** Few enough to be held in memory and written without keeping others waiting. */
const pageSize = 100;

/** Everything, newest first, a page at a time: the next one is read when the one before has been taken. */
export async function* readPages<Row extends { id: string }>(
  read: (before: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let before: string | undefined = lastId;
  while (before !== undefined) {
    const rows: Row[] = await read(before, pageSize);
    if (rows.length > 0) yield rows;
    before = rows.length < pageSize ? undefined : rows.at(-1)?.id;
  }
}
