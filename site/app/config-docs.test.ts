import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from './config.server.ts';

test('every setting is described in docs/deploying.md', () => {
  const guide = readFileSync('../docs/deploying.md', 'utf8');
  const missing = settingNames.filter((name) => !guide.includes(`| \`${name}\` |`));
  expect(missing).toEqual([]);
});
