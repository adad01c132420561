import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../tests/support/render-at.tsx';
import { components } from './examples.ts';

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
    expect(renderAt('/', element)).not.toMatch(/undefined|\[object|NaN/);
  });
});
