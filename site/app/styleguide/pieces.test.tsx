import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pieces } from './pieces.ts';

const components = new URL('../components', import.meta.url);
const folders = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The folders of the design system without a file of that kind. */
function foldersWithout(kind: RegExp): string[] {
  return folders
    .filter(
      (name) => !readdirSync(`${components.pathname}/${name}`).some((file) => kind.test(file)),
    )
    .toSorted();
}

test('every folder of the design system has examples', () => {
  // It draws nothing: after a navigation it moves the focus, as the browser tests of the shell see.
  expect(foldersWithout(/\.examples\.tsx$/)).toEqual(['arrival']);
});

test('every folder of the design system has tests of its own', () => {
  expect(foldersWithout(/\.test\.tsx?$/)).toEqual(['arrival']);
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
