import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import cms from '../../cms/stryker.config.mjs';
import site from '../../site/stryker.config.js';
import { ROOT } from '../repository.ts';

for (const [program, { mutate }] of Object.entries({ site, cms })) {
  test(`each file that the mutation tests of the ${program} change is there`, () => {
    const missing = mutate.filter((file) => !existsSync(path.join(ROOT, program, file)));
    assert.deepEqual(missing, []);
  });
}
