interface Column {
  readonly name: string;
  readonly cellFormatter?: unknown;
}

/** Tells which fields the first column shows on a phone, and which columns follow. `main` is the column of the name. */
export function orderForPhone<ListColumn extends Column>(
  columns: readonly ListColumn[],
  main: ListColumn,
): { readonly nameFields: readonly string[]; readonly others: ListColumn[] } {
  // A column with a formatter, such as a choice, shows only its own field.
  const hasTwoNames = !main.cellFormatter && columns.some(({ name }) => name === 'lastName');
  const nameFields = hasTwoNames ? [main.name, 'lastName'] : [main.name];
  return { nameFields, others: columns.filter(({ name }) => !nameFields.includes(name)) };
}
