import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from '../../support/built.ts';

type Check = (entry: object) => readonly { field?: string; text: string }[];
const { checkLinks } = built<{ checkLinks: Check }>('features/checks/server/links');
const { checkTexts } = built<{ checkTexts: Check }>('features/checks/server/texts');

/** Returns what a check finds in an entry that has only texts, one finding in a line. */
function find(check: Check, type: string, values: Readonly<Record<string, string>>): string {
  const findings = check({
    uid: `api::${type}.${type}`,
    components: {},
    textOf: (field: string) => values[field] ?? '',
    partsOf: () => [],
    excessOf: () => undefined,
  });
  return findings.map(({ field, text }) => `${field}: ${text}`).join('\n');
}

test('[R20] the check warns of a button without a link or a label, and of a link that is not private', () => {
  const findIn = (values: Readonly<Record<string, string>>) => find(checkLinks, 'just-in', values);
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
    find(checkLinks, 'page', { body }),
    /^body: “H” leads nowhere[^\n]*\nbody: [^\n]*picture \/a\.webp has no alternative text[^\n]*$/,
  );
});

test('the check warns of a text that is long or has signs of HTML or Markdown', () => {
  const findIn = (description: string) => find(checkTexts, 'just-in', { description });
  assert.equal(findIn('5 < 6 and 7 > 3 * 2'), '');
  assert.match(findIn('a'.repeat(281)), /281 letters, where up to 280/);
  assert.match(findIn('This is <b>new</b>'), /Visitors will see them as they are/);
  assert.match(findIn('This is **new**'), /Visitors will see them as they are/);
  const photographer = '<b>Anju</b>';
  assert.match(find(checkTexts, 'story', { photographer }), /^photographer: There are signs/);
});

test('the check warns of tags and unknown placeholders in a Markdown text', () => {
  const findIn = (body: string) => find(checkTexts, 'page', { body });
  assert.equal(findIn('**{name}** and [us](mailto:{email})'), '');
  assert.match(findIn('<b>now</b>'), /There are tags such as <b>/);
  assert.match(findIn('{nmae}'), /does not know \{nmae\}/);
});
