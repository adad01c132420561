import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../../src/content/finding.ts';
import type { ContentUid } from '../../../src/content/types.ts';
import type { EntryToCheck } from '../../../src/features/checks/server/entry-to-check.ts';
import { built } from '../../support/built.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';

type Check = (entry: EntryToCheck) => readonly Finding[];
const { checkLinks } = built<typeof import('../../../src/features/checks/server/links.ts')>(
  'features/checks/server/links',
);
const { checkTexts } = built<typeof import('../../../src/features/checks/server/texts.ts')>(
  'features/checks/server/texts',
);

/** Returns what a check finds in an entry that has only texts, one finding in a line. */
function find(check: Check, uid: ContentUid, values: Readonly<Record<string, string>>): string {
  const findings = check(entryToCheck({ uid, textOf: (field) => values[field] ?? '' }));
  return findings.map(({ field, text }) => `${field}: ${text}`).join('\n');
}

test('[R20] the check warns of a button without a link or a label, and of a link that is not private', () => {
  const findIn = (values: Readonly<Record<string, string>>) =>
    find(checkLinks, 'api::just-in.just-in', values);
  const link = 'https://example.org';
  assert.equal(findIn({}), '');
  assert.equal(findIn({ link, linkTitle: 'See it' }), '');
  assert.match(findIn({ linkTitle: 'See it' }), /^linkTitle: There are words for a button, but no/);
  assert.equal(findIn({ linkTitle: 'null' }), '', 'the specification has null for an empty label');
  assert.match(findIn({ link }), /^link: .*“Know more”/);
  assert.match(findIn({ link: 'http://example.org', linkTitle: 'See it' }), /^link: .*https:\/\//);
});

test('[R20] the check warns of links in a text that lead nowhere, and of images without a text', () => {
  const body = '[us](mailto:{email}), [H](example.org) ![](/a.webp) ![A kite](/b.webp)';
  assert.match(
    find(checkLinks, 'api::page.page', { body }),
    /^body: “H” leads nowhere[^\n]*\nbody: [^\n]*picture \/a\.webp has no alternative text[^\n]*$/,
  );
});

test('the check warns of a text that is long or has signs of HTML or Markdown', () => {
  const findIn = (description: string) => find(checkTexts, 'api::just-in.just-in', { description });
  assert.equal(findIn('5 < 6 and 7 > 3 * 2'), '');
  assert.match(findIn('a'.repeat(281)), /281 letters, where up to 280/);
  assert.match(findIn('This is <b>new</b>'), /Visitors will see them as they are/);
  assert.match(findIn('This is **new**'), /Visitors will see them as they are/);
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
