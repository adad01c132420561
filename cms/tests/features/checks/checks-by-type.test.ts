import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentUid } from '../../../src/content/types.ts';
import { checkEntry } from '../../../src/features/checks/server/check-entry.ts';
import { missingFields, writtenTexts } from '../../../src/features/checks/server/written-texts.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';
import { inLines } from '../../support/check.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';
import { schemaOf } from '../../support/types.ts';
import { FORM_CASES } from './form-cases.ts';

/** Returns what the check finds in the values of a form, without a CMS and its other entries. */
function find(type: string, values: UnknownRecord): string {
  const uid = `api::${type}.${type}` as ContentUid;
  const { attributes } = schemaOf(type);
  const missing = missingFields(attributes, values, () => []);
  const texts = writtenTexts(attributes, values);
  return inLines(checkEntry(entryToCheck({ uid, values, ...texts, missingFields: missing })));
}

for (const [title, type, ...cases] of FORM_CASES) {
  test(title, () => {
    for (const [values, expected] of cases) assert.match(find(type, values), expected);
  });
}
