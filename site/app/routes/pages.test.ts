import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { knownPaths, pages } from '../pages.ts';

test('[2.1] every page has its module, and every link leads to a page', () => {
  for (const { file } of pages)
    expect(existsSync(path.join(import.meta.dirname, '..', file)), file).toBe(true);
  expect(new Set(knownPaths).size).toBe(knownPaths.length);
  expect(knownPaths).toContain('/opportunities/sponsor');
  for (const { path: address, label, links = [] } of pages) {
    if (links.length === 0) continue;
    expect(knownPaths).toContain(address);
    expect(label, address).toBeDefined();
  }
});
