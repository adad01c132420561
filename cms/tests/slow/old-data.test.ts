// @postgres-slow
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { DAY_MS } from '../../src/platform/time.ts';
import { newInstallation } from '../support/installation.ts';
import { send } from '../support/shared.ts';
import type { StartedStrapi } from '../support/start-strapi.ts';
import { readRows, setClock } from '../support/tables.ts';

/** Versions by entry, action and age in days, before the old ones are deleted. */
const VERSIONS = [
  ['edited', 'saved', 731],
  ['edited', 'saved', 729],
  ['deleted', 'saved', 40],
  ['deleted', 'deleted', 31],
  ['restored', 'deleted', 31],
  ['restored', 'saved', 3],
  ['binned', 'saved', 40],
  ['binned', 'deleted', 29],
] as const;

async function sendVolunteer(strapi: StartedStrapi, firstName: string): Promise<void> {
  const data = { firstName, email: 'old@sample.example', mobileNumber: '9876501234' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const { status, text } = await send(strapi, 'volunteer-form', { data }, headers);
  assert.equal(status, 201, text);
}

test('old data is erased at its hour, but not at a start and not with a clock that is years ahead', async () => {
  const installation = await newInstallation();
  const earlier = await installation.start();
  await sendVolunteer(earlier, 'Old');
  await earlier.stop();
  const daysAgo = (days: number) => installation.time(-days * DAY_MS);
  const setAge = (days: number, firstName: string) =>
    installation.query(
      `update volunteer_forms set created_at = ${daysAgo(days)} where first_name = '${firstName}'`,
    );
  await setAge(731, 'Old');
  for (const [entry, action, days] of VERSIONS) {
    await installation.query(
      `insert into versions (uid, entry_id, entry_locale, action, started_at, at, content) values
       ('api::team.team', '${entry}', 'en', '${action}', ${daysAgo(days)}, ${daysAgo(days)}, '{}')`,
    );
  }
  const strapi = await installation.start();
  for (const firstName of ['Young', 'Earlier']) await sendVolunteer(strapi, firstName);
  await setAge(729, 'Young');
  const atTheirHour = async (daysAhead: number) => {
    const args = [daysAhead, 'eraseOldSubmissions', 'deleteOldVersions'].map(String);
    const program = path.join(import.meta.dirname, '../support/run-jobs.ts');
    const settings = { env: strapi.env };
    return (await promisify(execFile)(process.execPath, [program, ...args], settings)).stdout;
  };
  const names = async () =>
    (await readRows(installation, 'volunteer-form')).map(({ first_name }) => first_name);
  const versions = async () =>
    (await readRows(installation, 'version'))
      .filter(({ content }) => content === '{}')
      .map(({ entry_id, action }) => `${entry_id} ${action}`);
  const [allNames, allVersions] = [await names(), await versions()];
  assert.deepEqual([allNames.length, allVersions.length], [3, VERSIONS.length]);
  assert.match(await atTheirHour(3 * 365), /Nothing is deleted by its age for a week/);
  // The second check finds the clock time that the first one stored.
  assert.doesNotMatch(await atTheirHour(3 * 365), /Erased/);
  assert.match(await atTheirHour(0), /Nothing is deleted by its age for a week/);
  assert.deepEqual([await names(), await versions()], [allNames, allVersions]);

  const now = Date.now();
  await setClock(installation, { lookedAt: now, since: now - 8 * DAY_MS, hasJumped: true });
  assert.match(await atTheirHour(0), /Erased 1 submissions that were older than 730 days/);
  assert.deepEqual(await names(), ['Young', 'Earlier']);
  assert.deepEqual(await versions(), [
    'edited saved',
    'restored saved',
    'binned saved',
    'binned deleted',
  ]);
  await strapi.stop();
});
