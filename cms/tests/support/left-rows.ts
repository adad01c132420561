import assert from 'node:assert/strict';
import path from 'node:path';
import { after, beforeEach } from 'node:test';
import { atEnd, type Installation } from './installation.ts';
import { CONTENT_TYPES, FORM_TYPES, tableOf } from './types.ts';

const TABLES = [
  ...[...CONTENT_TYPES, ...FORM_TYPES].map(tableOf),
  'admin_users',
  'admin_roles',
  'files',
];
const COUNT_ALL = TABLES.map(
  (table) => `select '${table}' as name, count(*) as n from ${table}`,
).join(' union all ');

/**
 * Fails at the end of the run if the shared CMS has not as many rows as now. The error says between which files each
 * count changed. What a file makes in `before` is there at its first test, so one change alone blames no file.
 */
export async function watchForLeftRows({ query }: Pick<Installation, 'query'>): Promise<void> {
  let file = '';
  const history: { readonly when: string; readonly counts: Map<unknown, unknown> }[] = [];
  const record = async (when: string) => {
    const rows = await query(COUNT_ALL);
    const counts = new Map(rows.map(({ name, n }) => [name, Number(n)]));
    history.push({ when, counts });
  };
  await record('at the start');
  beforeEach(async (t) => {
    const nextFile = path.basename(t.filePath ?? '');
    if (nextFile === file) return;
    await record(`between ${file || 'the start'} and ${nextFile}`);
    file = nextFile;
  });
  atEnd(() => record(`between ${file} and the end`));
  after(() => {
    const problems = TABLES.flatMap((table) => {
      const counts = history.map((moment) => moment.counts.get(table));
      if (counts[0] === counts.at(-1)) return [];
      return history
        .map(({ when }, index) => `${table}: ${counts[index]} rows ${when}`)
        .filter((_line, index) => counts[index] !== counts[index - 1]);
    });
    // Node prints that this hook failed, but ends with 0 if all tests passed.
    if (problems.length > 0) process.exitCode = 1;
    assert.deepEqual(problems, []);
  });
}
