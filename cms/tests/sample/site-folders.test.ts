import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SITE_FOLDERS } from '../../src/seed/site-folders.ts';

const CMS = path.join(import.meta.dirname, '../..');

test('the website has each folder that the seed reads, and the image of the CMS gets it', () => {
  const dockerfile = readFileSync(path.join(CMS, '../deploy/Dockerfile'), 'utf8');
  for (const folder of Object.values(SITE_FOLDERS)) {
    assert.ok(statSync(path.join(CMS, folder)).isDirectory(), folder);
    assert.match(dockerfile, new RegExp(`^COPY \\S+ ${folder}$`, 'm'), folder);
  }
});
