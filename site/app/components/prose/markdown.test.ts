import { expect, test } from 'vitest';
import {
  contentOf,
  parseContext as media,
  sampleFacts,
} from '../../../tests/support/content-of.ts';
import { english } from '../../../tests/support/english.ts';
import { renderMarkdown } from './markdown.server.tsx';

const site = { content: contentOf({}), media, labels: english };
const render = (text: string, top?: number) => renderMarkdown(text, site, top);

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['A <img src=x onerror=alert(1)> b', '&lt;img'],
  ['[x](javascript:alert(1))', '[x](javascript'],
  ['[x](java&#10;script:alert(1))', '[x](java'],
  ['[x](data:text/html,hello)', '[x](data:'],
  ['<javascript:alert(1)>', '&lt;javascript'],
  ['![x](javascript:alert(1))', '![x](javascript'],
  ['[x](//other.example)', '[x](//other'],
])('[R20] %s is shown as text', async (text, shown) => {
  const html = await render(text);
  expect(html).toContain(shown);
  expect(html).not.toMatch(/<(script|img|a)\b/);
});

test('words that were underlined are shown as words', async () => {
  expect(await render('A <u>**good** day</u>.')).toBe('<p>A <strong>good</strong> day.</p>\n');
});

test('[R5] a file of the CMS is linked at the address of the site', async () => {
  const html = '<p><a href="/uploads/a.pdf">Report</a></p>\n';
  expect(await render('[Report](/uploads/a.pdf)')).toBe(html);
  expect(await render(`[Report](${media.cmsUrl}/uploads/a.pdf)`)).toBe(html);
});

test('[R20] links lead within the website, or open a window of their own', async () => {
  expect(await render('[Terms](/terms)')).toBe('<p><a href="/terms">Terms</a></p>\n');
  const external = await render('[**They**](https://example.org/a?b=1&c) and [we](/x)');
  expect(external).toMatch(
    /<a href="[^"]+" target="_blank" rel="noopener noreferrer"><strong>They<\/strong><span class="visually-hidden"> \(opens in a new window\)<\/span><\/a> and <a href="\/x">we<\/a>/,
  );
});

test('[R41] a link to a page that the organisation has nothing for is words', async () => {
  const text = '[Money](/transparency#money), [**ours**](/stories?page=2)';
  expect(await render(text)).toBe('<p>Money, <strong>ours</strong></p>\n');
});

test('[R38] links lead to pages in the language of the text', async () => {
  const labels = { ...english, language: 'ml' } as const;
  const html = await renderMarkdown('[Terms](/terms)', { ...site, labels });
  expect(html).toBe('<p><a href="/ml/terms">Terms</a></p>\n');
});

test('[R43] in a reader of feeds every address is whole, and no link speaks of a window', async () => {
  const text = '[Terms](/terms) and [they](https://example.org) ![](/uploads/a.jpg)';
  const html = await renderMarkdown(text, site, 2, 'https://site.example');
  expect(html).toMatch(
    /<a href="https:\/\/site\.example\/terms">Terms<\/a> and <a href="https:\/\/example\.org">they<\/a>/,
  );
  expect(html).toContain('src="https://site.example/images/1280/signed(');
});

test.each([
  ['# A\n\n## B', 2, 'h2 h3'],
  ['## A\n\n### B', 2, 'h2 h3'],
  ['### A\n\n###### B', 3, 'h3 h6'],
  ['# A\n\n###### B', 2, 'h2 h6'],
  ['A\n===', 4, 'h4'],
  ['no heading', 2, ''],
])('headings of %j begin at level %i', async (text, top, levels) => {
  const found = (await render(text, top)).match(/(?<=<)h\d/g) ?? [];
  expect(found.join(' ')).toBe(levels);
});

test('[R5] an image comes through the image route, with its alternative text', async () => {
  const html = await render('![Two "children", \\[not\\] *three*](/uploads/a.jpg)');
  expect(html).toContain('src="/images/1920/signed(https://cms.example/uploads/a.jpg)"');
  expect(html).toContain('alt="Two &quot;children&quot;, [not] three"');
  expect(await render('![no address]()')).toBe('<p></p>\n');
});

test('[R31] email address and phone numbers become links once', async () => {
  const { name, email: address } = sampleFacts.organisation;
  const email = `<a href="mailto:${address}">${address}</a>`;
  expect(await render('{name}: **{email}**')).toBe(`<p>${name}: <strong>${email}</strong></p>\n`);
  expect(await render('<{email}> [{email}](mailto:{email})')).toBe(`<p>${email} ${email}</p>\n`);
  expect(await render('{phones}')).toBe(
    '<p><a href="tel:+910000000000">+91 00000 00000</a> or <a href="tel:+910000000001">+91 00000 00001</a></p>\n',
  );
});
