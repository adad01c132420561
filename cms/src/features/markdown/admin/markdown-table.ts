/** Signs that Markdown would read as marks, or as the border of a cell. */
const MARKS = /[\\`*_[\]<>&|~]/g;

/** The rows as a table of Markdown, the first one as its head. Rows may be of different lengths. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const lines = rows.map((cells) => {
    const filled = Array.from(
      { length: columns },
      (_, at) => cells[at]?.replace(MARKS, '\\$&') ?? '',
    );
    return `| ${filled.join(' | ')} |`;
  });
  lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
  return lines.join('\n');
}
