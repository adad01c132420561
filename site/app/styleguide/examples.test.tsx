import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { components } from './components.ts';

const folder = new URL('../components/', import.meta.url);

test('every component of the design system has examples', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const without = folders.filter(
    ({ name }) =>
      !readdirSync(new URL(name, folder)).some((file) => file.endsWith('.examples.tsx')),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe.each(components)('$title', ({ examples }) => {
  test.each(examples)('renders on the server: $name', ({ element }) => {
    const router = createMemoryRouter([{ path: '*', element }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });
});
