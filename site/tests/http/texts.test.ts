import { expect, test } from 'vitest';
import aboutPage from '../../app/texts/content/about-page.json' with { type: 'json' };
import homePage from '../../app/texts/content/home-page.json' with { type: 'json' };
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import opportunityPages from '../../app/texts/content/opportunity-pages.json' with { type: 'json' };
import schools from '../../organisation/schools.json' with { type: 'json' };
import { sampleContent } from '../support/fixtures/content.ts';
import { type Entry, image } from '../support/fixtures/content-types.ts';
import { emptyContent } from '../support/fixtures/odd-content.ts';
import { tags, textOf } from '../support/html.ts';
import { sharedSite } from './open-site.ts';

/** Fields that are no text: addresses, and what tells entries apart. */
const isText = (name: string, value: unknown) =>
  typeof value === 'string' && name !== 'url' && name !== 'kind';

/** An entry with the fields of the built-in texts, in which every text names its place. */
function marked(texts: object, at: string): Entry {
  const fields = Object.entries(texts).map(([name, value]) => {
    const place = `${at} ${name}`;
    if (isText(name, value)) return [name, `“${place}” & more`];
    if (!Array.isArray(value)) return [name, value];
    return [name, value.map((item, index) => marked(item, `${place} ${index + 1}`))];
  });
  return Object.fromEntries(fields);
}

/** Every text of an entry; of its own fields those alone whose names fit. */
function textsOf(entry: object, names = /./): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (!names.test(name)) return [];
    if (isText(name, value)) return [String(value)];
    return Array.isArray(value) ? value.flatMap((item) => textsOf(item)) : [];
  });
}

const own = (name: string) => image(`/uploads/${name}.webp`, `Own image: ${name}`);
const home: Entry = { ...marked(homePage, 'home'), heroImage: own('home') };
const about: Entry = {
  ...marked(aboutPage, 'about'),
  video: { data: { attributes: { url: '/uploads/own.mp4', name: 'own.mp4', mime: 'video/mp4' } } },
  videoPoster: own('about'),
};
const list: Entry = { ...marked(listPage, 'list'), contactImage: own('contact') };
const opportunities = opportunityPages.map((page): Entry & { kind: string } => ({
  ...marked(page, page.kind),
  kind: page.kind,
  image: own(page.kind),
}));
const school = { ...schools[0], schoolId: 'new', name: 'New school', district: 'Idukki' };
const more = {
  'home-page': home,
  'about-page': about,
  'list-page': list,
  'opportunity-pages': opportunities,
  schools: [school, { ...school, schoolId: 'closed', active: false }],
};

const opened = sharedSite({ content: { ...sampleContent(), more } });
const empty = sharedSite({
  content: { ...emptyContent(), more: { 'list-page': list, schools: [] } },
});

/** What visitors and search engines read in a page: its head, its texts and its images' texts. */
function wordsOf(html: string): string {
  const head = tags(html, 'meta').map(({ content }) => content);
  const images = tags(html, 'img').map(({ alt }) => alt);
  return [textOf(html), ...head, ...images].join('\n');
}

const ofOpportunity = [/^opportunities(Heading|FormNeeded)$/] as const;
const pages: [address: string, texts: string[], image?: string][] = [
  ['/', textsOf(home), 'home'],
  ['/about-us', textsOf(about), 'about'],
  ['/projects', textsOf(list, /^(projects|projectActivities)(?!.*Empty)[A-Z]/)],
  ['/projects/project-spark', textsOf(list, /^project(Images|Call)[A-Z]/)],
  ['/team', textsOf(list, /^team(?!Empty)/)],
  ['/gallery', textsOf(list, /^gallery(?!Empty)/)],
  ['/contact-us', textsOf(list, /^contact(?!Sent)/), 'contact'],
  [
    '/opportunities',
    [
      ...textsOf(list, /^opportunities(?!FormNeeded)/),
      ...opportunities.flatMap((page) => textsOf(page, /^card/)),
    ],
  ],
  ...opportunities.flatMap((page): typeof pages =>
    [`/opportunities/${page.kind}`, `/opportunities?chosen=${page.kind}`].map((address) => [
      address,
      [...textsOf(page, /^(?!card|formSent)/), ...textsOf(list, ...ofOpportunity)],
      page.kind,
    ]),
  ),
];

test.each(pages)(
  '[R33] every text and image of %s is the editors’',
  async (address, texts, name) => {
    const { html, status } = await opened.page(address);
    expect(status).toBe(200);
    const words = wordsOf(html);
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
    if (name === undefined) return;
    const images = tags(html, 'img').filter(({ alt }) => alt === `Own image: ${name}`);
    expect(images.map(({ src }) => src)).toEqual([expect.stringMatching(/^\/images\/1280\//)]);
  },
);

test('[2.11] [R18] the video of About Us is the editors’', async () => {
  const { html } = await opened.page('/about-us');
  expect(tags(html, 'a').filter(({ href }) => href?.startsWith('/media/'))).toEqual([]);
  expect(html).toMatch(/<a href="\/files\/[^"]+\/own\.mp4"/);
});

test('[8] what a list says without entries is the editors’', async () => {
  for (const [address, texts] of [
    ['/projects', textsOf(list, /^project.*Empty$/)],
    ['/team', textsOf(list, /^teamEmpty/)],
    ['/gallery', textsOf(list, /^galleryEmpty/)],
  ] as const) {
    const words = wordsOf((await empty.page(address)).html);
    expect(texts, address).not.toEqual([]);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  }
});

test.each([
  ['/contact-us', textsOf(list, /^contactSent$/), 'name=A&email=a@b.co&comments=Hello'],
  [
    '/opportunities/sponsor',
    textsOf(opportunities.find(({ kind }) => kind === 'sponsor') ?? {}, /^formSent$/),
    'firstName=A&email=a@b.co&mobileNumber=9000000001',
  ],
])('[R12] the message that a form of %s has arrived is the editors’', async (path, texts, body) => {
  const reply = await opened.get(path, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { Origin: opened.site.url },
  });
  expect(reply.status).toBe(303);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const html = await (await opened.get(path, { headers: { cookie } })).text();
  expect(texts).toHaveLength(1);
  expect(texts.filter((text) => !textOf(html).includes(text))).toEqual([]);
});

test('[3.9] [R18] the map has the active schools of the CMS alone', async () => {
  const { html } = await opened.page('/?school=new');
  expect(textOf(html)).toContain('1 school in 1 district');
  expect(textOf(html)).toContain('New school');
  expect((await empty.page('/')).html).not.toContain('id="schools"');
});
