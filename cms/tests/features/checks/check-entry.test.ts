import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findIn } from './find-in-form.ts';
import { FORM_CASES } from './form-cases.ts';
import { TRANSPARENCY_CASES } from './transparency-cases.ts';

for (const [title, type, ...cases] of [...FORM_CASES, ...TRANSPARENCY_CASES]) {
  test(title, () => {
    for (const [values, expected] of cases) assert.match(findIn(type, values), expected);
  });
}
