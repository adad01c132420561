/** Each batch continues below the last id, because a deleted row would shift the rows after an offset. */
export async function* readInBatches<Row extends { readonly id?: unknown }>(
  size: number,
  readNewestFirst: (idFilter: object) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let idFilter = {};
  for (;;) {
    const rows = await readNewestFirst(idFilter);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    idFilter = { id: { $lt: rows.at(-1)?.id } };
  }
}
