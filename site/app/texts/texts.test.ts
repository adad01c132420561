import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, parseContext, sampleFacts } from '../../tests/support/content-of.ts';
import { english } from '../../tests/support/english.ts';
import { getHomePage } from '../cms/home-page.ts';
import { listPageCall } from '../cms/list-page.ts';
import { opportunityPagesCall } from '../cms/opportunity-pages.ts';
import { getTexts } from '../cms/organisation.ts';
import { getAboutPage } from '../features/about/about-page.server.ts';
import { fill } from '../labels/labels.ts';
import { knownPaths } from '../pages.ts';
import pageTexts from './content/pages.json';

/** The built-in texts, as a CMS with the seven reads alone lets them be seen. */
const content = contentOf({});
const home = await getHomePage(content);
const about = await getAboutPage({ content, media: parseContext, labels: english });
const list = await getTexts(content, listPageCall);
const opportunities = await getTexts(content, opportunityPagesCall);

const pages = [home, about, list, ...opportunities];
const { notFound, unavailable, unexpected } = english.errors;
const errors = [notFound, unavailable, unexpected];
const found = (name: RegExp) =>
  pages.flatMap((texts) =>
    Object.entries(texts).flatMap(([key, value]) => (name.test(key) ? [value.text] : [])),
  );
const titles = [...found(/searchTitle$/i), ...errors.map(({ title }) => title)];
const descriptions = [
  ...found(/searchDescription$/i),
  ...errors.map(({ description }) => fill(description, { name: sampleFacts.organisation.name })),
];

test('[2.2] every page has a title and a description of its own', () => {
  expect(titles.length).toBeGreaterThanOrEqual(13);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(titles.length);
});

test.each(descriptions)('[2.2] a description fits a search result: %s', (description) => {
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
});

/** What stands in the English files of labels and texts. */
const files = import.meta.glob(
  ['../labels/en.json', './content/*.json', '../../organisation/*.json'],
  {
    eager: true,
  },
);
const texts = new Set<unknown>();
JSON.stringify(Object.values(files), (_key, value) => {
  texts.add(value);
  return value;
});

const specification = readFileSync('../docs/specification.md', 'utf8').replace(/\s+/g, ' ');
/** What the specification quotes of the pages and forms; these are written or filled in elsewhere. */
const elsewhere = /^(website|School|More Details|X|yes|\+|1|0|\{n\}\+|Last updated: .*)$/;
const quotes = specification
  .split(' ### ')
  .flatMap((section) =>
    [...section.matchAll(/"([^"]*)"/g)].flatMap(([, quote = '']) =>
      /^[2-5]\.\d/.test(section) && !elsewhere.test(quote) ? [[section.split(' ')[0], quote]] : [],
    ),
  );

test.each(quotes)('[%s] the website says “%s”, as specified', (_section, quote) => {
  const problem = 'Change the text here and in docs/specification.md, or in neither.';
  expect(texts.has(quote), problem).toBe(true);
});

const addressesIn = (text: string) =>
  [...text.matchAll(/`(\/[^`]*)`/g)].flatMap(([, address = '']) => {
    const [first = '', ...others] = address.split('|');
    return [first, ...others.map((each) => path.posix.join(path.dirname(first), each))];
  });

test('[2.1] the pages are those that the specification names', () => {
  const [, section = ''] = /### 2\.1 (.*?) ###/.exec(specification) ?? [];
  const specified = addressesIn(section);
  const known = [...knownPaths, ...pageTexts.map(({ address }) => `/${address}`)];
  const isNotThere = (address: string) => ![...known, '/projects/{url}'].includes(address);
  expect(specified.filter(isNotThere)).toEqual([]);
  // A rule may add a page, as R41 does.
  const named = addressesIn(specification);
  expect(known.filter((address) => !named.includes(address))).toEqual([]);
  expect(specified).toContain('/opportunities/sponsor');
});

test('[2.11] the longer texts of About Us are HTML; "Our Work" has four bullet points', () => {
  const { name, city, foundedYear } = sampleFacts.organisation;
  const introduction = about.introduction.text;
  expect(introduction.startsWith(`<p>${name} is `)).toBe(true);
  expect(introduction).toContain(` from ${city}. Since ${foundedYear} `);
  expect(about.work.text.match(/<li>/g)).toHaveLength(4);
});

const builtIn = import.meta.glob<string>('./content/**/*.{json,md}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(builtIn))('[R47] %s claims no large figure', (_file, text) => {
  expect(text).not.toMatch(/\d,\d{3}/);
});
