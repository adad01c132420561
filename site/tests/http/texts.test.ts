import { afterAll, beforeAll, expect, test } from 'vitest';
import { homePageCall } from '../../app/cms/home-page.ts';
import { schoolsCall } from '../../app/cms/schools.ts';
import schools from '../../app/texts/content/schools.json' with { type: 'json' };
import { sampleContent } from '../support/fixtures/content.ts';
import { type Entry, image } from '../support/fixtures/content-types.ts';
import { tags, textOf } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

/** Fields that are no text: addresses, and what a list shows or not. */
const isText = (name: string, value: unknown) =>
  typeof value === 'string' && name !== 'url' && name !== 'kind';

/** An entry with the fields of the built-in texts, in which every text says where it stands. */
function marked(texts: object, at = 'own'): Entry {
  const fields = Object.entries(texts).map(([name, value]) => {
    const place = `${at} ${name}`;
    if (isText(name, value)) return [name, `${place} & more`];
    if (!Array.isArray(value)) return [name, value];
    return [name, value.map((item, index) => marked(item, `${place} ${index + 1}`))];
  });
  return Object.fromEntries(fields);
}

/** Every marked text of an entry. */
function textsOf(entry: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (isText(name, value)) return [String(value)];
    return Array.isArray(value) ? value.flatMap(textsOf) : [];
  });
}

const home = {
  ...marked(homePageCall.builtIn),
  heroImage: image('/uploads/hero.webp', 'Own image'),
};
const school = { ...schools[0], schoolId: 'new', name: 'New school', district: 'Idukki' };

let opened: Opened;
beforeAll(async () => {
  const content = { ...sampleContent(), more: { 'home-page': home, schools: [school] } };
  opened = await openSite({ content });
});
afterAll(() => opened.close());

/** What visitors and search engines read on a page: head, texts and image descriptions. */
async function wordsOf(address: string): Promise<string> {
  const { html, status } = await opened.page(address);
  expect(status).toBe(200);
  const head = tags(html, 'meta').map(({ content }) => content);
  const labels = tags(html, 'img').map(({ alt }) => alt);
  return [textOf(html), ...head, ...labels].join('\n');
}

test.each([['/', home]])('[R33] every text of %s is that of the CMS', async (address, entry) => {
  const words = await wordsOf(address);
  expect(textsOf(entry).filter((text) => !words.includes(text))).toEqual([]);
});

test('the editors’ image of the home page takes the place of the site’s', async () => {
  const { html } = await opened.page('/');
  const [own] = tags(html, 'img').filter(({ alt }) => alt === 'Own image');
  expect(own?.src).toMatch(/^\/images\/1280\//);
  expect(html).not.toContain('hero-children');
});

test('[3.9] [R18] the map has the schools of the CMS alone', async () => {
  const { html } = await opened.page('/?school=new');
  expect(textOf(html)).toContain('1 school in 1 district');
  expect(textOf(html)).toContain('New school');
  expect(html).not.toContain(schoolsCall.builtIn[5]?.name);
});
