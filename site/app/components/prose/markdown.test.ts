import { beforeAll, expect, test } from 'vitest';
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

const email = 'hello@mazhavil.example';
const phone = '+91 00000 00000';
const emailLink = `<a href="mailto:${email}">${email}</a>`;

test.each([
  [`[Write to ${email} today](/contact-us)`, `<a href="/contact-us">Write to ${email} today</a>`],
  [
    '[Write to **{email}**](/contact-us)',
    `<a href="/contact-us">Write to <strong>${email}</strong></a>`,
  ],
  [`[Call ${phone}](tel:+910000000000)`, `<a href="tel:+910000000000">Call ${phone}</a>`],
  [`\`${email}\``, `<code>${email}</code>`],
])('[R31] an address within a link or code stays as it is: %s', async (text, html) => {
  expect(await render(text)).toBe(`<p>${html}</p>\n`);
});

test.each([
  `admissions.${email}`,
  `x${email}`,
  `${email}.in`,
  `${email}-school.example`,
  `${email}@other.example`,
  `https://other.example/?to=${email}`,
  `${phone}1`,
  `${phone}-1`,
  `1${phone}`,
  `+${phone}`,
])('[R31] %s is not cut', async (text) => {
  expect(await render(text)).toBe(`<p>${text}</p>\n`);
});

test.each([
  [`Write to ${email}.`, `Write to ${emailLink}.`],
  [`(${email})`, `(${emailLink})`],
  [`*${email}*, ${email}`, `<em>${emailLink}</em>, ${emailLink}`],
  [`${email}-ൽ`, `${emailLink}-ൽ`],
  [`${email}ലേക്ക്`, `${emailLink}ലേക്ക്`],
])('[R31] an address is a link in %s', async (text, html) => {
  expect(await render(text)).toBe(`<p>${html}</p>\n`);
});

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/123456789?dnt=1&amp;autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=9', 'YouTube', YOUTUBE],
  ['<https://youtu.be/abcdefghijk>', 'YouTube', YOUTUBE],
  [
    '[https://m.youtube.com/shorts/abcdefghijk](https://m.youtube.com/shorts/abcdefghijk)',
    'YouTube',
    YOUTUBE,
  ],
  ['https://vimeo.com/123456789', 'Vimeo', VIMEO],
  ['https://vimeo.com/123456789/0a1b2c', 'Vimeo', `${VIMEO}&amp;h=0a1b2c`],
])(
  '[R29] the address of a video alone in a paragraph is a poster: %s',
  async (text, host, player) => {
    const html = await render(`Before\n\n${text}\n\nAfter`);
    expect(html).toMatch(/<p>\s*<a href="https:[^"]+" rel="noreferrer" data-video="/);
    expect(html).toContain(`data-video="${player}"`);
    expect(html).toContain(`Play the video (${host})`);
    expect(html).not.toMatch(/<(iframe|img|video|strong)/);
    expect(html).toMatch(/^<p>Before<\/p>[\s\S]*<p>After<\/p>\n$/);
  },
);

test('[R29] the words of a link to a video stand on its poster', async () => {
  const html = await render('[Our <b> day](https://youtu.be/abcdefghijk)');
  expect(html).toContain(`data-video="${YOUTUBE}"><strong>Our &lt;b&gt; day</strong>`);
});

test.each([
  'See https://youtu.be/abcdefghijk',
  'https://youtu.be/',
  'http://youtu.be/abcdefghijk',
  'https://youtu.be:8443/abcdefghijk',
  'https://www.youtube.com/@school',
  'https://www.youtube.com/watch?v=abcdefghijk%22%3E',
  'https://www.youtube.com/watch?v=../../evil1',
  'https://youtube.com.example.org/watch?v=abcdefghijk',
  'https://youtube.com.evil/watch?v=abcdefghijk',
  'https://evil.example/https://youtu.be/abcdefghijk',
  'https://vimeo.com/about',
  'https://vimeo.com/1/a&quot;onload=x',
  'https://player.vimeo.com/video/1',
  'https://user@evil.example/youtu.be/abcdefghijk',
  'https://user@youtu.be/abcdefghijk',
  'javascript:alert(1)//https://youtu.be/abcdefghijk',
])('%s stays text', async (text) => {
  expect(await render(text)).not.toContain('data-video');
});

/** As long as the CMS stores. */
const LETTERS = 100_000;
const fill = (unit: string, letters = LETTERS) => unit.repeat(letters / unit.length);

async function processorMs(text: string): Promise<number> {
  const begun = process.cpuUsage();
  await render(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Five times the processor time of a text of short paragraphs. Code that is not linear takes a hundred times. */
let limitMs = 0;
beforeAll(async () => {
  const paragraphs = fill('a\n\n');
  for (let count = 0; count < 3; count += 1) {
    limitMs = Math.max(limitMs, 5 * (await processorMs(paragraphs + count)));
  }
});

test.each([
  ...[
    '![',
    '[![',
    '[',
    '[ \n',
    '[a](',
    '*a _b ',
    '~~a ',
    '`a',
    '>',
    '> - 1. a\n\n',
    '- ',
    '#\n',
    'a\n\n',
  ].map((unit) => [unit, fill(unit)]),
  ...[
    '|',
    '&amp',
    '<a',
    '<http:',
    '{phones} ',
    '{address}',
    '![](/a) ',
    '[a](b)',
    '- a\n',
    'a@',
  ].map((unit) => [unit, fill(unit)]),
  ['a quotation in ninety', `${'> '.repeat(90)}a\n${fill('b\n')}`],
  ['a table', `a|b\n-|-\n${fill('|\n')}`],
  ['a reference', `[a]: /${fill('b', 50_000)}\n\n${fill('[a]', 50_000)}`],
  ['a title', `[a]: /b "${fill('b', 50_000)}"\n\n${fill('[a]', 50_000)}`],
  ['a text of a foreign CMS', fill('![', 2_000_000)],
])('a text that is made to take long holds up nobody: %j', async (_, text) => {
  const html = await render(text);
  expect(html.length).toBeLessThan(30 * text.length);
  // The best of ten: other programs use this machine too.
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 10 && best >= limitMs; count += 1) {
    best = Math.min(best, await processorMs(`${text}${count}`));
  }
  expect(best, 'milliseconds').toBeLessThan(limitMs);
});

test('a text is rendered once, and again with another level, place or language', async () => {
  const text = fill('[a](/b)', 50_000);
  const html = await render(text);
  const begun = process.cpuUsage();
  for (let count = 0; count < 20; count += 1) expect(await render(text)).toBe(html);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(limitMs);
  expect(await render('# A', 3)).toBe('<h3>A</h3>\n');
  expect(await render('# A', 4)).toBe('<h4>A</h4>\n');
});

test('a text that is too much to render is shown as it was typed', async () => {
  const text = `${fill('![<b>](/a) ', 5_000)}\n\nThe end`;
  expect(await render(text)).toMatch(/^<p>!\[&lt;b&gt;\]\(\/a\).*<\/p>\n<p>The end<\/p>\n$/s);
});
