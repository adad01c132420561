import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pieces } from './pieces.ts';

/** Pieces that no page of examples could show beside others, and what shows and tests them instead. */
const shownElsewhere: Readonly<Record<string, string>> = {
  arrival: 'moves the focus after a navigation; nothing is drawn',
  'backend-picture': 'inside the examples of galleries, grids and portraits',
  lightbox: 'covers the window: the gallery’s browser tests',
  'load-more': 'lives in the address: the browser tests of its lists',
  'not-found': 'the picture of the 404 page',
  'site-footer': 'on every page',
  'site-header': 'on every page',
  'site-picture': 'inside the examples of opportunities and activities',
};

test('every folder of the design system has examples, or a reason why not', () => {
  const components = new URL('../components', import.meta.url);
  const without = readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => {
      const files = readdirSync(new URL(`../components/${name}`, import.meta.url));
      return !files.some((file) => file.endsWith('.examples.tsx'));
    });
  expect(without.toSorted()).toEqual(Object.keys(shownElsewhere).toSorted());
});

test('no two pieces, and no two examples of one, share an address', () => {
  const addresses = pieces.flatMap(({ slug, examples }) =>
    examples.map((example) => `${slug}/${example.slug}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(pieces.map(({ slug }) => slug)).size).toBe(pieces.length);
});

describe.each(pieces)('$title', ({ examples }) => {
  test.each(examples)('is drawn by the server: $name', ({ name, element }) => {
    const router = createMemoryRouter([{ path: '*', element }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    if (name === 'nothing' && !html) return;
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });
});
