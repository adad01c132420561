const SPECIAL_CHARACTERS = /[\\`*_[\]<>&|~]/g;

/** The first row becomes the head. Rows may be of different lengths. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const lines = rows.map((cells) => {
    const escaped = cells.map((cell) => cell.replace(SPECIAL_CHARACTERS, '\\$&'));
    const missing = new Array<string>(columns - cells.length).fill('');
    return `| ${[...escaped, ...missing].join(' | ')} |`;
  });
  const [head = '', ...body] = lines;
  return [head, `|${' --- |'.repeat(columns)}`, ...body].join('\n');
}
