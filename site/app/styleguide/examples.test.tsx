import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../tests/support/render-at.tsx';
import { components } from './examples.tsx';

test.each(['components', 'shell'])('every component in %s/ has examples', (folder) => {
  const examples = readFileSync(new URL('./examples.tsx', import.meta.url), 'utf8');
  const entries = readdirSync(new URL(`../${folder}/`, import.meta.url), { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory() && entry.name !== 'head') {
      expect(examples).toContain(`'../${folder}/${entry.name}/`);
    }
  }
});

describe.each(components)('$title', ({ examples }) => {
  test.each(examples)('renders on the server: $name', ({ element }) => {
    expect(renderAt('/', element)).not.toMatch(/undefined|\[object|NaN/);
  });
});
