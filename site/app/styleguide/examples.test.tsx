import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../tests/support/render-at.tsx';
import { components } from './examples.tsx';

const folder = new URL('../components/', import.meta.url);

test('every component of the design system has examples', () => {
  const examples = readFileSync(new URL('./examples.tsx', import.meta.url), 'utf8');
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) expect(examples).toContain(`'../components/${entry.name}/`);
  }
});

describe.each(components)('$title', ({ examples }) => {
  test.each(examples)('renders on the server: $name', ({ element }) => {
    expect(renderAt('/', element)).not.toMatch(/undefined|\[object|NaN/);
  });
});
