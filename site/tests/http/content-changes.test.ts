import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import organisation from '../../organisation/organisation.json' with { type: 'json' };
import { sampleContent, stories } from '../support/fixtures/content.ts';
import { type Content, image } from '../support/fixtures/content-types.ts';
import { headingOf, headOf, tags, textOf } from '../support/html.ts';
import { routes } from '../support/routes.ts';
import { eventually, openSite, sharedSite } from './open-site.ts';

const secret = 'the-secret-of-this-test';
const original = sampleContent();
// Nothing becomes old by itself: only the CMS tells of changes.
const opened = sharedSite({ env: { CONTENT_TTL: '3600', CONTENT_HOOK_SECRET: secret } });

async function change(content: Content): Promise<void> {
  opened.fakeCms.content = content;
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await opened.get('/hooks/content', { method: 'POST', headers })).status).toBe(202);
}

async function pagesWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { path } of routes) {
    if ((await opened.page(path)).html.includes(text)) found.push(path);
  }
  return found;
}

test.each([
  ['projects', 'projectTitle', 'Another name', 'Another name'],
  ['stats-counters', 'students', 32_001, '32,001'],
] as const)(
  'a change of %s shows on every page that had shown it',
  async (kind, field, value, shown) => {
    const [first] = original[kind];
    const before = first?.[field];
    const old = typeof before === 'number' ? before.toLocaleString('en') : String(before);
    const pages = await pagesWith(old);
    expect(pages).not.toEqual([]);
    await change({
      ...original,
      [kind]: [{ ...first, [field]: value }, ...original[kind].slice(1)],
    });
    await eventually(async () => expect(await pagesWith(shown)).toEqual(pages));
    await change(original);
    await eventually(async () => expect(await pagesWith(shown)).toEqual([]));
  },
);

test('where nothing tells of a change, a page shows it after twice CONTENT_TTL at the latest', async () => {
  const ttl = 2_000;
  const renamed = { from: 'was', to: 'project-spark', kind: 'project' };
  const was = { ...original, 'old-addresses': [renamed] };
  const env = { CONTENT_TTL: '2', LANGUAGES: 'ml' };
  const untold = await openSite({ content: was, env });
  const { fakeCms } = untold;
  const isRead = (path: string) => fakeCms.calls.some((call) => call.path.startsWith(path));
  await eventually(async () =>
    expect([isRead('/api/teams'), isRead('/api/old-addresses')]).toEqual([true, true]),
  );
  const begun = performance.now();
  const at = (age: number) => wait(begun + age - performance.now());
  const [first, ...others] = original.teams;
  fakeCms.content = {
    ...original,
    teams: [{ ...first, name: 'A new name' }, ...others],
    'old-addresses': [
      { from: 'spark', to: 'project-spark', kind: 'project' },
      { from: 'visits', to: 'our-story', kind: 'page' },
    ],
  };
  const shows = async () => (await untold.page('/team')).html.includes('A new name');
  // Old content makes an old page, shortly before it would have been read again.
  await at(0.9 * ttl);
  expect(await shows()).toBe(false);
  await at(2.2 * ttl);
  expect(await shows()).toBe(true);
  // Nobody asked for them before.
  for (const [path, to] of [
    ['/visits', '/our-story'],
    ['/ml/visits', '/ml/our-story'],
    ['/projects/spark', '/projects/project-spark'],
  ] as const) {
    const { status, headers } = await untold.get(path);
    expect([status, headers.get('location')], path).toEqual([301, to]);
  }
});

test('a renamed project answers at its former address with a redirect', async () => {
  expect((await opened.get('/projects/spark')).status).toBe(404);
  const old = { from: 'spark', to: 'project-spark', kind: 'project' };
  await change({ ...original, 'old-addresses': [old] });
  // A call that the CMS did not offer before is asked again when it tells of a change.
  await eventually(async () => {
    const { status, headers } = await opened.get('/projects/spark');
    expect([status, headers.get('location')]).toEqual([301, '/projects/project-spark']);
  });
});

test('a renamed page of staff answers at its former address with a redirect', async () => {
  const visits = { address: 'visit-us', title: 'Visits', body: 'Come.' };
  const old = { from: 'visits', to: 'visit-us', kind: 'page' };
  await change({ ...original, 'old-addresses': [old], more: { pages: [visits] } });
  await eventually(async () => {
    const { status, headers } = await opened.get('/visits');
    expect([status, headers.get('location')]).toEqual([301, '/visit-us']);
  });
});

test('[2.1] [2.13] a page that staff add is live, linked and in the sitemap; none takes an address of the site', async () => {
  const page = { linked: 'footer', body: '# A\n\nHello {name} <b onclick="x()">&</b> ![](/a.png)' };
  const faq = { ...page, address: 'faq', title: 'Questions', footerLabel: 'Asked often' };
  expect((await opened.page('/faq')).status).toBe(404);
  await change({ ...original, more: { pages: [faq, { ...faq, address: 'team' }] } });
  await eventually(async () => expect((await opened.page('/faq')).status).toBe(200));
  const { html } = await opened.page('/faq');
  expect(headingOf(html)).toBe('Questions');
  expect(textOf(html)).toContain(`Hello ${organisation.name} <b onclick="x()">&</b>`);
  expect(html).toMatch(/<h2>A<\/h2>[\s\S]*<img src="\/images\/1920\//);
  expect(tags(html, 'script')).toEqual([]);
  expect(headOf(html)).toMatchObject({
    title: `Questions | ${organisation.name}`,
    canonical: expect.stringMatching(/\/faq$/),
  });
  for (const address of ['/', '/faq', '/no/page']) {
    expect((await opened.page(address)).html).toMatch(/<a [^>]*href="\/faq"[^>]*>Asked often<\/a>/);
  }
  expect(headingOf((await opened.page('/team')).html)).not.toBe('Questions');
  const sitemap = (await opened.page('/sitemap.xml')).html;
  expect(sitemap.match(/\/(?:faq|team)</g)?.sort()).toEqual(['/faq<', '/team<']);
  await change(original);
  await eventually(async () => expect((await opened.page('/faq')).status).toBe(404));
});

test('[R31] what editors write of the organisation stands on every page', async () => {
  const organisation = {
    email: 'office@example.org',
    phones: '0484 000',
    openingHours: 'Mornings',
  };
  await change({ ...original, more: { organisation } });
  await eventually(async () =>
    expect(await pagesWith('office@example.org')).toHaveLength(routes.length),
  );
  expect((await opened.page('/privacy')).html).toContain('href="tel:0484000"');
  expect(textOf((await opened.page('/contact-us')).html)).toContain('Mornings Please tell us');
  expect((await opened.page('/.well-known/security.txt')).html).toContain('office@example.org');
});

test('a WhatsApp number of the organisation begins a chat from every page', async () => {
  expect((await opened.page('/')).html).not.toContain('wa.me/9');
  await change({ ...original, more: { organisation: { whatsapp: '+91 00000 00009' } } });
  await eventually(async () =>
    expect(await pagesWith('https://wa.me/910000000009?text=Hello')).toHaveLength(routes.length),
  );
  const chats = async (path: string) =>
    tags((await opened.page(path)).html, 'a').filter(({ href }) =>
      href?.startsWith('https://wa.me/9'),
    );
  expect(await chats('/contact-us')).toHaveLength(2);
  expect(await chats('/opportunities/volunteer')).toHaveLength(2);
});

test('[R31] name, logo and picture for sharing are the editors’, on pages, icons and manifest', async () => {
  const organisation = {
    name: 'Rain & <b>Sun</b>',
    tagline: 'Learning in the rain',
    mark: image('/uploads/mark.webp', 'The logo'),
    shareImage: image('/uploads/share.webp', 'The picture'),
  };
  await change({ ...original, more: { organisation } });
  await eventually(async () =>
    expect(headOf((await opened.page('/team')).html).title).toContain('Rain & <b>Sun</b>'),
  );
  const { html } = await opened.page('/team');
  expect(html).not.toContain('<b>Sun');
  const [logo] = tags(html, 'img').filter(({ sizes }) => sizes === '44px');
  const address = logo?.src?.split('/').at(-1);
  const icons = tags(html, 'link').filter(({ rel }) => /icon/.test(rel ?? ''));
  expect(icons.map(({ href }) => href)).toEqual(
    [32, 180].map((side) => `/images/icon-${side}/${address}`),
  );
  const pictureOf = (page: string) => headOf(page).meta['og:image'];
  expect(pictureOf(html)).toMatch(/\/images\/shared\//);
  const project = (await opened.page('/projects/project-spark')).html;
  expect(pictureOf(project), '[R36] a project has its own').not.toBe(pictureOf(html));
  const manifest = JSON.parse((await opened.page('/site.webmanifest')).html);
  expect(manifest).toMatchObject({
    name: 'Rain & <b>Sun</b>',
    description: 'Learning in the rain',
    icons: [{ src: `/images/icon-192/${address}`, sizes: '192x192' }, { type: 'image/png' }],
  });
});

test('[R31] a wide form of the logo takes the place of logo and name in the header alone', async () => {
  const organisation = { name: 'Rain', wideMark: image('/uploads/wide.webp', 'The logo') };
  await change({ ...original, more: { organisation } });
  await eventually(async () =>
    expect(headOf((await opened.page('/team')).html).title).toContain('Rain'),
  );
  const { html } = await opened.page('/team');
  const [header = '', footer = ''] = ['header', 'footer'].map(
    (tag) => html.match(new RegExp(`<${tag}.*?</${tag}>`, 's'))?.[0],
  );
  const [logo = ''] = header.match(/<a [^>]*href="\/".*?<\/a>/s) ?? [];
  expect(textOf(logo)).toBe('');
  expect(tags(logo, 'img')).toMatchObject([{ alt: 'Rain', width: '1200', height: '800' }]);
  expect(textOf(footer)).toContain('Rain');
});

test('[2.13] a document that editors publish is linked in the footer, and the site passes it on', async () => {
  const file = {
    url: '/uploads/report.pdf',
    name: 'വാർഷികം.pdf',
    mime: 'application/pdf',
    size: 9,
    updatedAt: '2026-01-15',
  };
  const documents = [{ title: 'A new report', kind: 'annual-report', sortOrder: 1, file }];
  await change({ ...original, more: { documents } });
  await eventually(async () => expect((await opened.page('/team')).html).toContain('A new report'));
  const { html } = await opened.page('/team');
  expect(html).not.toContain('Certificates');
  const [link] = tags(html, 'a').filter(({ type }) => type === 'application/pdf');
  const response = await opened.get(link?.href ?? '');
  expect(await response.text()).toBe('%PDF-1.4');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent('വാർഷികം.pdf')}`,
    'x-content-type-options': 'nosniff',
  });
});

test('[R43] a reader of feeds knows a story again whose address and row changed', async () => {
  const idsOf = (feed: string) => feed.match(/(?<=<entry>.*?<id>)[^<]+/gs);
  const feedOnce = async (address: string) => {
    await eventually(async () =>
      expect((await opened.page('/stories/feed.xml')).html).toContain(address),
    );
    return (await opened.page('/stories/feed.xml')).html;
  };
  await change({ ...original, more: { stories } });
  const before = idsOf(await feedOnce('/stories/story-14'));
  const renamed = stories.map((each) => ({ ...each, slug: `${each.slug}-anew` }));
  await change({ ...original, more: { stories: renamed } });
  expect(idsOf(await feedOnce('/stories/story-14-anew'))).toEqual(before);
  expect(new Set(before).size).toBe(stories.length);
});
