import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homeTexts } from '../../content/home.ts';
import { ProjectKolam } from './project-kolam.tsx';

const draw = (url: string, size: 'tile' | 'page' = 'tile') =>
  renderToStaticMarkup(<ProjectKolam url={url} size={size} />);
/** A square of dots has one in each corner of the drawing, a diamond has none. */
const isSquare = (html: string) => {
  const dots = [
    ...(/class="[^"]*dots[^"]*" d="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(/M(\S+) (\S+?)a/g),
  ];
  const xs = dots.map(([, x]) => Number(x));
  const ys = dots.map(([, , y]) => Number(y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return dots.some(([, x, y]) => Number(x) === left && Number(y) === top);
};

test('a project keeps its kolam wherever it is met, and its outline at every size', () => {
  expect(draw('project-spark')).toBe(draw('project-spark'));
  for (const { url } of homeTexts.shortcuts.tiles) {
    expect(isSquare(draw(url, 'page'))).toBe(isSquare(draw(url)));
  }
});

test('side by side, no two of the four shortcuts have the same outline', () => {
  const squares = homeTexts.shortcuts.tiles.map(({ url }) => isSquare(draw(url)));
  expect(squares).toEqual([false, true, false, true]);
});
