import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hiddenUsesInWords,
  introductionInWords,
  isInNoEntry,
} from '../../../src/features/images/admin/listed-images.ts';

const NO_RIGHTS = { mayUpload: false, mayAdd: false, mayDelete: false };

test('an image counts as used if an entry has it, also one that the person may not read', () => {
  const uses = [{ name: 'Story', path: '/content-manager/story' }];
  assert.equal(isInNoEntry({ uses: [], hiddenUseCount: 0 }), true);
  assert.equal(isInNoEntry({ uses, hiddenUseCount: 0 }), false);
  assert.equal(isInNoEntry({ uses: [], hiddenUseCount: 1 }), false);
});

test('the page explains only what the person may do', () => {
  const [reading] = introductionInWords(NO_RIGHTS).split('Tick');
  assert.match(reading ?? '', /^Where each picture .* and in deleted entries\.$/);
  assert.equal(
    introductionInWords({ ...NO_RIGHTS, mayAdd: true }),
    `${reading} Tick those that no entry uses to add them to the gallery.`,
  );
  assert.equal(
    introductionInWords({ ...NO_RIGHTS, mayDelete: true }),
    `${reading} Tick those that no entry uses to delete them.`,
  );
  assert.equal(
    introductionInWords({ mayUpload: true, mayAdd: true, mayDelete: true }),
    `${reading} Tick those that no entry uses to add them to the gallery or to delete them. “Upload” leads to the Media Library: press “New” and “File upload” there, and come back.`,
  );
});

test('a person reads how many entries with an image they may not read', () => {
  assert.equal(hiddenUsesInWords(1), 'An entry that you may not read');
  assert.equal(hiddenUsesInWords(2), '2 entries that you may not read');
});
