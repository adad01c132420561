import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongTitles } from '../texts/page-titles.ts';

test('a title of a page in the CMS that is missing, or no word of the website, is named', () => {
  const words = new Map([['/team', 'ടീം']]);
  assert.deepEqual(wrongTitles('ml', { '/team': { en: 'Team', ml: 'ടീം' } }, words), []);
  assert.match(wrongTitles('ml', { '/team': { en: 'Team' } }, words).join(), /'\/team' lacks ml/);
  const drifted = wrongTitles('ml', { '/team': { en: 'Team', ml: 'സംഘം' } }, words);
  assert.match(drifted.join(), /is 'സംഘം' in ml, and on the website 'ടീം'/);
});
