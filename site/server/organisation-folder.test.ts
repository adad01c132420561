import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrganisation } from './organisation-folder.ts';

test.each([
  [
    'partners.json',
    '[{"name": "A", "kind": "other", "sortOrder": 1}]',
    /partners\.json: 0\.kind: /,
  ],
  ['documents.json', '[', /documents\.json is no JSON/],
  ['ml/schools.json', '{"names": {"a": 1}}', /ml\/schools\.json: names\.a: /],
  [
    'organisation.json',
    '{"logo": "/images/none.png"}',
    /logo: there is no file files\/images\/none/,
  ],
  ['organisation.json', '{"logo": "/../../package.json"}', /logo: expected the path of a file/],
])('[R47] a fault in %s is named: %s', async (file, content, message) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'organisation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(path.join(import.meta.dirname, '../organisation'), folder, { recursive: true });
  await writeFile(path.join(folder, file), content);
  const settings = { organisationDir: folder, siteUrl: 'http://localhost:3000' };
  expect(() => readOrganisation(settings)).toThrow(message);
});
