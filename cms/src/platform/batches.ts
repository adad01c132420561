/**
 * Yields rows in batches, the newest first. Each batch continues below the last id, because a deleted row would shift
 * the rows after an offset.
 * @param read reads up to `size` rows that match the filter, with the highest ids first
 */
export async function* readInBatches<Row extends { readonly id?: unknown }>(
  size: number,
  read: (idFilter: object) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let idFilter = {};
  for (;;) {
    const rows = await read(idFilter);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    idFilter = { id: { $lt: rows.at(-1)?.id } };
  }
}
