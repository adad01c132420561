import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { call, listAt } from '../support/http.ts';
import { type Installation, newInstallation } from '../support/installation.ts';
import { until } from '../support/shared.ts';
import { countRows } from '../support/tables.ts';

let installation: Installation;
before(async () => {
  installation = await newInstallation();
});

test('a first start that is cut off in the texts leaves none of them', async () => {
  const uploads = path.join(installation.dataDir, 'public', 'uploads');
  const isAtPartners = async () =>
    (await readdir(uploads).catch(() => [])).some((name) => name.startsWith('partners_'));
  let isCutOff = false;
  const cutOff = async (strapi: ChildProcess) => {
    await until(isAtPartners, 170);
    isCutOff = strapi.kill('SIGKILL');
  };
  const firstStart = installation.start({ SEED: 'on' }, (strapi) => {
    // The assertions below notice a start that was not cut off.
    cutOff(strapi).catch(() => undefined);
  });
  const printed = await firstStart.then(({ output }) => output(), String);
  assert.ok(isCutOff, printed);
  assert.match(printed, /Strapi ended/);
  assert.equal(await countRows(installation, 'project'), 60);
  assert.equal(await countRows(installation, 'organisation'), 0);
});

test('the start after one that was cut off adds the missing content', async () => {
  const strapi = await installation.start({ SEED: 'on' });
  const lengthOf = async (type: string) => {
    const { json } = await call(`${strapi.url}/api/${type}`, { token: strapi.readToken });
    return listAt(json, 'data').length;
  };
  assert.equal(await lengthOf('projects'), 6);
  assert.equal(await lengthOf('partners'), 13);
  assert.equal(await lengthOf('documents'), 12);
  await strapi.stop();
});
