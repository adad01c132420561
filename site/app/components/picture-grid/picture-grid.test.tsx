import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureGrid } from './picture-grid.tsx';

const pictures = [
  { address: 'a.webp', alt: 'Ten children' },
  { address: 'b.webp', alt: '' },
];
const html = renderToStaticMarkup(<PictureGrid name="Project Spark" pictures={pictures} />);

test('[R18] without scripts each picture leads to itself in full size', () => {
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/pictures/1920/a.webp',
    '/pictures/1920/b.webp',
  ]);
});

test('[2.6] a picture without words of its own bears the name of its project', () => {
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Ten children',
    'Project Spark',
  ]);
});

test('heard alone, no two links of a grid sound the same', () => {
  expect(html).toContain('(open large, picture 1 of 2)');
  expect(html).toContain('(open large, picture 2 of 2)');
});

test('nothing lies over the page before a picture is opened', () => {
  expect(html).not.toContain('<dialog');
});
