import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNumberIfTaken, slugFrom } from '../../src/platform/text/slug.ts';

test('[3.1] a slug keeps the vowels of the Indic scripts', () => {
  for (const [title, slug] of [
    ['പുളിയോരം പഠനം', 'puliyoram-pathanam'],
    ['മഴവില്\u200d', 'mazhavil'],
    ['കുഞ്ഞുങ്ങൾ', 'kunnunnal'],
    ['தமிழ் கல்வி', 'tamizh-kalvi'],
    ['ಕನ್ನಡ ಶಾಲೆ', 'kannada-shale'],
    ['हिन्दी विद्यालय', 'hindi-vidyalaya'],
    ['पढ़ाई ज़रूरी', 'padhai-jaruri'],
    ['తెలుగు పాఠశాల', 'telugu-pathashala'],
    ['Let’s Read: ഒന്ന് 2', 'lets-read-onn-2'],
  ] as const) {
    assert.equal(slugFrom(title, 60, 'page'), slug, title);
  }
});

test('a slug has letters, digits and single hyphens', () => {
  assert.equal(slugFrom("  The children's “library”! ", 60, 'page'), 'the-childrens-library');
});

test('a slug ends with the last whole word within its maximum length', () => {
  assert.equal(slugFrom('one two three', 8, 'page'), 'one-two');
});

test('a title without letters gets the slug for such titles', () => {
  assert.equal(slugFrom('…', 60, 'page'), 'page');
});

test('a slug that is taken gets the first free number', () => {
  const taken = ['team', 'team-2'];
  assert.equal(
    addNumberIfTaken('team', (slug) => taken.includes(slug)),
    'team-3',
  );
  assert.equal(
    addNumberIfTaken('visits', (slug) => taken.includes(slug)),
    'visits',
  );
});
