import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  removedInWords,
  sampleInWords,
} from '../../../src/features/make-it-yours/admin/removal-texts.ts';

test('the dialog says of each type how many are removed and how many stay', () => {
  const sample = { typeLabel: 'Project', unchanged: 4, changed: 0, ownSchools: [] };
  assert.equal(sampleInWords(sample), 'Project: 4');
  assert.equal(sampleInWords({ ...sample, changed: 1 }), 'Project: 4; 1 that was changed stays');
  assert.equal(sampleInWords({ ...sample, changed: 2 }), 'Project: 4; 2 that were changed stay');
  assert.equal(
    sampleInWords({ ...sample, changed: 1, ownSchools: ['Our own'] }),
    'Project: 4; 1 that was changed stays. With them “Our own” leaves the map and stays in the list of schools: choose another project there',
  );
  const five = ['A', 'B', 'C', 'D', 'E'];
  assert.match(
    sampleInWords({ ...sample, ownSchools: five }),
    / “A”, “B”, “C” and 2 more leave the map/,
  );
});

test('a removal says what became of the pictures', () => {
  const result = { entries: 12, files: 3 };
  assert.match(removedInWords(result, false), /^12 entries are removed\. Their pictures stay/);
  assert.equal(removedInWords(result, true), '12 entries and 3 files are deleted.');
});
