import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';
import { SLOW_SUITES } from '../slow-suites.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('the weekly tests have a job for each slow suite', () => {
  const [, list = ''] =
    /^ {8}suite:\n((?: {10}- .+\n)+)/m.exec(read('.github/workflows/weekly.yml')) ?? [];
  const jobs = Array.from(list.matchAll(/- (.+)/g), ([, name]) => name);
  assert.deepEqual(
    jobs,
    SLOW_SUITES.map(({ name }) => name),
  );
});

test('the newest Strapi is tested as docs/strapi.md says', () => {
  const [, section = ''] =
    /^## At an update of Strapi$([\s\S]*?)^## /m.exec(read('docs/strapi.md')) ?? [];
  const commands = section.match(/(?<=`)npm (?:--prefix cms|run test:journeys) [^`]+/g) ?? [];
  assert.equal(commands.length, 3, section);
  const lines = read('.ci/next-strapi').split('\n');
  for (const command of commands) {
    assert.ok(
      lines.some((line) => line.startsWith(`${command} <`)),
      command,
    );
  }
});
