import { type State, widthsOf } from './states.ts';

/** A page that shows all pictures beside each other: a row a state, its widths from narrow to wide. */
export function contactSheet(states: readonly State[]): string {
  const rows = states.map((state) => {
    const { name, path } = state;
    const cells = widthsOf(state).map((width) => {
      const file = `${name}-${width}.png`;
      return `<td><a href="${file}"><img src="${file}" alt="${name} at ${width} pixels" loading="lazy"></a></td>`;
    });
    return `<tr><th>${name}<br><small>${path.replaceAll('&', '&amp;')}</small></th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page and state</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
th, td { padding: 1rem; text-align: start; vertical-align: top; }
img { inline-size: 20rem; max-block-size: 40rem; object-fit: cover; object-position: top; border: 1px solid GrayText; }
</style>
<h1>Every page and state</h1>
<table>
${rows.join('\n')}
</table>
</html>
`;
}
