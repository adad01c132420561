import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isTitleOrEmpty,
  linkWords,
  targetsWith,
} from '../../../src/features/links/admin/shown-targets.ts';

const PRIVACY = {
  typeLabel: 'Page',
  title: 'Privacy Policy',
  path: '/privacy',
  isVisibleToVisitors: true,
};
const SCHOOL = {
  typeLabel: 'Project',
  title: 'അടൂർ school',
  path: '/projects/adoor',
  isVisibleToVisitors: false,
};
const TARGETS = [PRIVACY, SCHOOL];

test('an editor finds a page by a part of its title, its kind, or that visitors do not see it', () => {
  for (const typed of ['policy', ' PRIV ', '(page']) {
    assert.deepEqual(targetsWith(TARGETS, typed), [PRIVACY], typed);
  }
  assert.deepEqual(targetsWith(TARGETS, 'not on the website'), [SCHOOL]);
  assert.deepEqual(targetsWith(TARGETS, ''), TARGETS);
  assert.deepEqual(targetsWith(TARGETS, 'nothing'), []);
});

test('an editor finds a Malayalam title also in the spelling of older keyboards', () => {
  assert.deepEqual(targetsWith(TARGETS, 'അടൂര്\u200d'), [SCHOOL]);
});

test('a new link has the words of the editor, or the title of the page, or the address', () => {
  assert.equal(linkWords(' our rules ', PRIVACY, '/privacy'), 'our rules');
  assert.equal(linkWords(' ', PRIVACY, '/privacy'), 'Privacy Policy');
  assert.equal(linkWords('', undefined, ' https://example.org '), 'https://example.org');
});

test('Enter in the box for titles sets the link unless its text is no title', () => {
  assert.equal(isTitleOrEmpty('', undefined), true);
  assert.equal(isTitleOrEmpty('Privacy Policy (Page)', PRIVACY), true);
  assert.equal(isTitleOrEmpty('Privacy Pol', PRIVACY), false);
  assert.equal(isTitleOrEmpty('Privacy Policy (Page)', undefined), false);
});
