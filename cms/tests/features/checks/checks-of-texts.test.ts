import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../../src/content/finding.ts';
import type { ContentUid } from '../../../src/content/types.ts';
import type { EntryToCheck } from '../../../src/features/checks/server/entry-to-check.ts';
import { checkLinks } from '../../../src/features/checks/server/links.ts';
import { checkTexts } from '../../../src/features/checks/server/texts.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';

type Check = (entry: EntryToCheck) => readonly Finding[];

/** Returns what a check finds in an entry that has only texts, one finding in a line. */
function find(check: Check, uid: ContentUid, values: Readonly<Record<string, string>>): string {
  const findings = check(entryToCheck({ uid, textOf: (field) => values[field] ?? '' }));
  return findings.map(({ field, text }) => `${field}: ${text}`).join('\n');
}

const findInLink = (values: Readonly<Record<string, string>>) =>
  find(checkLinks, 'api::just-in.just-in', values);

const LINK = 'https://example.org';

test('[R20] a button needs a link and a label, or neither', () => {
  assert.equal(findInLink({}), '');
  assert.equal(findInLink({ link: LINK, linkTitle: 'See it' }), '');
  assert.match(
    findInLink({ linkTitle: 'See it' }),
    /^linkTitle: There are words for a button, but no/,
  );
  assert.match(findInLink({ link: LINK }), /^link: .*“Know more”/);
});

test('[R20] the label “null” counts as none, as the specification has it', () => {
  assert.equal(findInLink({ linkTitle: 'null' }), '');
});

test('[R20] the check warns of a link that is not private', () => {
  const link = LINK.replace('https', 'http');
  assert.match(findInLink({ link, linkTitle: 'See it' }), /^link: .*https:\/\//);
});

test('[R20] the check warns of a link in a text that leads nowhere', () => {
  const body = '[us](mailto:{email}), [H](example.org)';
  assert.match(find(checkLinks, 'api::page.page', { body }), /^body: “H” leads nowhere[^\n]*$/);
});

test('the check warns of an image in a text without an alternative text', () => {
  const body = '![](/a.webp) ![A kite](/b.webp)';
  assert.match(
    find(checkLinks, 'api::page.page', { body }),
    /^body: [^\n]*picture \/a\.webp has no alternative text[^\n]*$/,
  );
});

const findInText = (description: string) =>
  find(checkTexts, 'api::just-in.just-in', { description });

test('the check warns of a text that is longer than looks good', () => {
  assert.match(findInText('a'.repeat(281)), /281 letters, where up to 280/);
  assert.equal(findInText('a'.repeat(280)), '');
});

test('the check warns of HTML and Markdown in a text without formatting', () => {
  assert.match(findInText('This is <b>new</b>'), /Visitors will see them as they are/);
  assert.match(findInText('This is **new**'), /Visitors will see them as they are/);
  assert.equal(findInText('5 < 6 and 7 > 3 * 2'), '', 'these are no tags');
  const photographer = '<b>Anju</b>';
  assert.match(
    find(checkTexts, 'api::story.story', { photographer }),
    /^photographer: There are signs/,
  );
});

test('the check warns of tags and unknown placeholders in a Markdown text', () => {
  const findIn = (body: string) => find(checkTexts, 'api::page.page', { body });
  assert.equal(findIn('**{name}** and [us](mailto:{email})'), '');
  assert.match(findIn('<b>now</b>'), /There are tags such as <b>/);
  assert.match(findIn('{nmae}'), /does not know \{nmae\}/);
});
