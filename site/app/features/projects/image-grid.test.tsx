import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { ImageGrid } from './image-grid.tsx';

const images = [
  { imageToken: 'a.webp', alt: 'Ten children' },
  { imageToken: 'b.webp', alt: '' },
];
const html = renderAt('/', <ImageGrid name="Project Spark" images={images} />);

test('[R18] without scripts each image leads to itself in full size', () => {
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/images/1920/a.webp',
    '/images/1920/b.webp',
  ]);
});

test('each image says which one of all it opens', () => {
  expect(html.match(/\d of \d/g)).toEqual(['1 of 2', '2 of 2']);
});

test('[2.6] an image without words of its own bears the name of its project', () => {
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Ten children',
    'Project Spark',
  ]);
});
