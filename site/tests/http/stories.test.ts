import { describe, expect, test } from 'vitest';
import { signedTexts } from '../../app/cms/signed-text.server.ts';
import { storiesCall } from '../../app/cms/stories.ts';
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import { addressIn, languages } from '../../app/languages.ts';
import organisation from '../../organisation/organisation.json' with { type: 'json' };
import { storyText } from '../support/fake-cms/calls.ts';
import { sampleContent, stories, story } from '../support/fixtures/content.ts';
import { image } from '../support/fixtures/content-types.ts';
import { headOf, tags, textOf } from '../support/html.ts';
import { openSite, sharedSite } from './open-site.ts';

const siteUrl = 'https://localhost';
const { more: _ours, ...seven } = sampleContent();

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));
const linksIn = (html: string) => tags(html, 'a').map(({ href }) => href);
const storiesIn = (html: string) =>
  linksIn(mainOf(html)).filter((href) => /^(\/ml)?\/stories\/[a-z0-9-]+$/.test(href ?? ''));
const countOf = (html: string, path: string) =>
  linksIn(html).filter((href) => href === path).length;

describe('[R43] a CMS with stories', () => {
  const opened = sharedSite({
    env: { SITE_URL: siteUrl, LANGUAGES: 'ml' },
    content: {
      ...seven,
      more: { stories },
      'old-addresses': [{ from: 'beans', to: 'story-14', kind: 'story' }],
      translations: {
        ml: {
          stories: [
            {
              documentId: 'story-14',
              slug: 'story-14',
              title: 'പതിനാലു വിത്തുകൾ',
              summary: '',
              text: 'ഒരു ചൊവ്വാഴ്ചയാണ് തുടങ്ങിയത്.',
              updatedAt: '2026-03-03T09:30:00.000Z',
            },
          ],
        },
      },
    },
  });

  test('lists them newest first, twelve a page, with real addresses for the pages', async () => {
    const { status, html } = await opened.page('/stories');
    expect(status).toBe(200);
    expect(storiesIn(html)).toEqual(
      Array.from({ length: 12 }, (_, index) => `/stories/story-${14 - index}`),
    );
    const links = tags(mainOf(html), 'a');
    expect(links.find(({ rel }) => rel === 'next')?.href).toBe('/stories?page=2');
    expect(links.find(({ rel }) => rel === 'prev')).toBeUndefined();
    expect(headOf(html).canonical).toBe(`${siteUrl}/stories`);
    const second = (await opened.page('/stories?page=2')).html;
    expect(storiesIn(second)).toEqual(['/stories/story-2', '/stories/story-1']);
    expect(tags(second, 'a').find(({ rel }) => rel === 'prev')?.href).toBe('/stories');
    expect(headOf(second).canonical).toBe(`${siteUrl}/stories?page=2`);
    expect(headOf(second).title).toBe(`Stories, page 2 | ${organisation.name}`);
  });

  test('lists those of one project, which is named', async () => {
    const { html } = await opened.page('/stories?project=project-spark');
    expect(storiesIn(html)).toEqual([13, 10, 7, 4, 1].map((number) => `/stories/story-${number}`));
    expect(headOf(html).title).toBe(`Stories: Project Spark | ${organisation.name}`);
    expect(headOf(html).canonical).toBe(`${siteUrl}/stories?project=project-spark`);
    const chosen = tags(mainOf(html), 'a').filter((link) => link['aria-current'] === 'page');
    expect(chosen.map(({ href }) => href)).toEqual(['/stories?project=project-spark']);
  });

  test.each([
    'page=3',
    'page=0',
    'page=01',
    'page=-1',
    'page=1e99',
    'page=2.0',
    'page=99999999999999999999',
    'page=two',
    'page=',
    'page=2&project=project-spark',
    'project=no-such-project',
    'project=',
    'project=%2F%2Fother.example',
    'project=%00',
    'project[$ne]=x&page=0',
  ])('[R35] %s is not found, and costs no read', async (query) => {
    const before = opened.fakeCms.calls.length;
    const { status } = await opened.get(`/stories?${query}`);
    expect(status).toBe(404);
    const since = opened.fakeCms.calls.slice(before).map(({ path }) => path);
    expect(since.filter((path) => path.includes('filters'))).toEqual([]);
  });

  test.each([
    ['page=1', '/stories'],
    ['page=2&page=3', '/stories?page=2'],
    ['project=project-spark&project=x', '/stories?project=project-spark'],
    ['page=1&project=project-spark', '/stories?project=project-spark'],
  ])('[R35] %s leads to %s', async (query, to) => {
    const { status, headers } = await opened.get(`/stories?${query}`);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  test.each(['/stories//', '/stories/Story-14', '/stories/story-14/'])(
    '%s leads to the right spelling',
    async (path) => {
      const { status, headers } = await opened.get(path);
      expect(status).toBe(301);
      expect(headers.get('location')).toMatch(/^\/stories(\/story-14)?$/);
    },
  );

  test('[R18] the data of a page in the browser are those of its address', async () => {
    const data = await (await opened.get('/stories.data?page=2')).text();
    expect(data).toContain('story-2');
    expect(data).not.toContain('story-14');
  });

  test('shows a story with its day, byline, picture, text, project and the next ones', async () => {
    const { status, html } = await opened.page('/stories/story-14');
    expect(status).toBe(200);
    const main = mainOf(html);
    const words = textOf(main);
    expect(main).toContain('<time dateTime="2026-01-24">24 January 2026</time>');
    expect(words).toContain('Told by the volunteers of the valley');
    expect(words).toContain('Photo: A volunteer');
    expect(tags(main, 'img')[0]?.alt).toBe('Children around a table of seeds');
    expect(main).toContain('<h2>The second week</h2>');
    expect(linksIn(main)).toContain('/projects');
    expect(words).toContain('This story is part of Project Disha .');
    expect(linksIn(main)).toContain('/projects/project-disha');
    expect(main).toMatch(/href="https:\/\/wa\.me\/\?text=[^"]*%2Fstories%2Fstory-14"/);
    expect(storiesIn(html)).toEqual([13, 12, 11].map((number) => `/stories/story-${number}`));
  });

  test('[R36] says of a story what search engines and those who share it show', async () => {
    const { html } = await opened.page('/stories/story-14');
    expect(headOf(html).canonical).toBe(`${siteUrl}/stories/story-14`);
    expect(html).toMatch(/property="og:image" content="https:\/\/localhost\/images\/shared\//);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(data.find((each) => each['@type'] === 'Article')).toMatchObject({
      headline: 'Seeds, counted 14 times',
      datePublished: '2026-01-24',
      dateModified: '2026-02-01T09:30:00.000Z',
      image: expect.stringMatching(/^https:\/\/localhost\/images\/shared\//),
    });
    const way = data.find((each) => each['@type'] === 'BreadcrumbList');
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${siteUrl}/stories`,
      `${siteUrl}/stories/story-14`,
    ]);
  });

  test('[R36] a story without a picture has a card with its title', async () => {
    const { html } = await opened.page('/stories/story-13');
    expect(html).toMatch(/property="og:image" content="https:\/\/localhost\/images\/share\//);
    expect(html).not.toContain('none.webp');
  });

  test('a renamed story is found at its old address (301)', async () => {
    const { status, headers } = await opened.get('/stories/beans');
    expect([status, headers.get('location')]).toEqual([301, '/stories/story-14']);
    const translated = await opened.get('/ml/stories/beans');
    expect([translated.status, translated.headers.get('location')]).toEqual([
      301,
      '/ml/stories/story-14',
    ]);
  });

  test('an invented story is not found, and the CMS is not asked for it', async () => {
    expect((await opened.get('/stories/no-such-story')).status).toBe(404);
    const asked = opened.fakeCms.calls.map(({ path }) => path);
    expect(asked.filter((path) => path.includes('no-such-story'))).toEqual([]);
  });

  test('has the last three on the home page after the ten sections, the last two on their project’s', async () => {
    const home = (await opened.page('/')).html;
    expect(storiesIn(home)).toEqual([14, 13, 12].map((number) => `/stories/story-${number}`));
    expect(home.indexOf('Latest stories')).toBeGreaterThan(home.indexOf('id="testimonials"'));
    const project = (await opened.page('/projects/project-spark')).html;
    expect(storiesIn(project)).toEqual(['/stories/story-13', '/stories/story-10']);
    expect(linksIn(project)).toContain('/stories?project=project-spark');
    expect(storiesIn((await opened.page('/projects/project-ganitham')).html)).toEqual([]);
  });

  test('is linked from the side menu and the footer of every page', async () => {
    const { html } = await opened.page('/team');
    expect(countOf(html, '/stories')).toBe(2);
  });

  test('[R38] a translated story is there in its language, field by field', async () => {
    const { status, html } = await opened.page('/ml/stories/story-14');
    expect(status).toBe(200);
    expect(textOf(mainOf(html))).toContain('ഒരു ചൊവ്വാഴ്ചയാണ് തുടങ്ങിയത്.');
    expect(mainOf(html)).toContain('<p lang="en">What came of it: Seeds, counted 14 times.</p>');
    expect(tags(mainOf(html), 'img')[0]?.lang).toBe('en');
  });

  test('[R38] a story that is not translated leads to the English one, and no page offers it', async () => {
    const { status, headers } = await opened.get('/ml/stories/story-12');
    expect([status, headers.get('location')]).toEqual([302, `${siteUrl}/stories/story-12`]);
    const list = (await opened.page('/ml/stories')).html;
    expect(storiesIn(list).slice(0, 3)).toEqual([
      '/ml/stories/story-14',
      '/stories/story-13',
      '/stories/story-12',
    ]);
    const english = (await opened.page('/stories/story-12')).html;
    expect(english).not.toContain('/ml/stories/story-12');
    expect((await opened.page('/stories/story-14')).html).toContain(
      `hrefLang="ml" href="${siteUrl}/ml/stories/story-14"`,
    );
  });

  test('the sitemap has each story in its languages, with when it changed', async () => {
    const { html } = await opened.page('/sitemap.xml');
    const at = (path: string, day: string) =>
      `<loc>${siteUrl}${path}</loc><lastmod>${day}T09:30:00.000Z</lastmod>`;
    expect(html).toContain(at('/stories/story-14', '2026-02-01'));
    expect(html).toContain(at('/ml/stories/story-14', '2026-03-03'));
    expect(html).toContain(`hreflang="ml" href="${siteUrl}/ml/stories/story-14"`);
    expect(html).not.toContain('/ml/stories/story-12');
    expect(html).not.toContain('feed.xml');
  });

  test('has an Atom feed with whole texts and absolute addresses', async () => {
    const { status, headers, html } = await opened.page('/stories/feed.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(html.match(/<entry>/g)).toHaveLength(14);
    expect(html).toContain(`<link rel="self" href="${siteUrl}/stories/feed.xml"/>`);
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<h2>The second week</h2>');
    expect(html).toContain(`<a href="${siteUrl}/projects">our projects</a>`);
    expect(html).toMatch(
      /<img src="https:\/\/localhost\/images\/1280\/[^"]+" alt="Children around/,
    );
    expect(html).not.toMatch(/(href|src)="\//);
    expect(html).toContain('<p><em>Told by the volunteers of the valley</em></p>');
    expect(html).toContain('<updated>2026-02-01T09:30:00.000Z</updated>');
  });

  test('a reader of feeds that has it gets nothing again', async () => {
    const first = await opened.get('/stories/feed.xml');
    const etag = first.headers.get('etag') ?? '';
    const again = await opened.get('/stories/feed.xml', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('[R38] each language has a feed, in which what is not translated says so', async () => {
    const { html } = await opened.page('/ml/stories/feed.xml');
    expect(html).toContain(`<link rel="self" href="${siteUrl}/ml/stories/feed.xml"/>`);
    expect(html).toContain('<div lang="ml"><p>ഒരു ചൊവ്വാഴ്ചയാണ് തുടങ്ങിയത്.</p>');
    expect(html).toContain('<div lang="en"><p>It began on a Tuesday.</p>');
    expect(html).toContain(`<link href="${siteUrl}/ml/stories/story-14"/>`);
    expect(html).toContain(`<link href="${siteUrl}/stories/story-12"/>`);
  });

  test('pages with stories tell readers of feeds where it is', async () => {
    for (const [path, feed] of [
      ['/stories', '/stories/feed.xml'],
      ['/stories/story-14', '/stories/feed.xml'],
      ['/', '/stories/feed.xml'],
      ['/ml/stories', '/ml/stories/feed.xml'],
    ] as const) {
      const links = tags((await opened.page(path)).html, 'link');
      const offered = links.filter(({ type }) => type === 'application/atom+xml');
      expect(
        offered.map(({ href }) => href),
        path,
      ).toEqual([siteUrl + feed]);
    }
  });

  test('no list reads a text, and each text is read once', async () => {
    const calls = opened.fakeCms.calls.map(({ path }) => path);
    const lists = calls.filter((path) => path.startsWith(storiesCall.path));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((path) => /=text(&|$)/.test(path))).toEqual([]);
    expect(calls.filter((path) => path === storyText('story-14'))).toHaveLength(1);
  });
});

describe('[R43] what is odd in a story', () => {
  const opened = sharedSite({
    env: { SITE_URL: siteUrl },
    content: {
      ...seven,
      more: {
        stories: [
          story({
            slug: 'good',
            title: 'A <b>good</b> & "odd" one',
            text: '<script>x</script> \u0001\ufffe\uffff ]]>',
          }),
          story({ slug: 'unticked', title: 'Without the tick', imagePermission: null }),
          story({ slug: 'no-day', title: 'Without a day', date: null }),
          story({ slug: '../up', title: 'With a path' }),
          story({
            slug: 'empty',
            title: 'Empty',
            text: null,
            summary: null,
            byline: null,
            photographer: null,
            imageAlternativeText: null,
            updatedAt: null,
          }),
          story({
            slug: 'wordless',
            title: 'Of another kind',
            text: { a: 1 },
            image: image('javascript:x'),
          }),
        ],
      },
    },
  });

  test('[R6] one that is broken is left out, and the others are shown', async () => {
    const { html } = await opened.page('/stories');
    expect(storiesIn(html).sort()).toEqual(
      ['empty', 'good', 'unticked', 'wordless'].map((slug) => `/stories/${slug}`),
    );
    expect(opened.site.output()).toContain('"name":"no-day"');
  });

  test('its picture is shown only with the tick', async () => {
    const shown = async (path: string) => tags(mainOf((await opened.page(path)).html), 'img');
    expect(await shown('/stories/good')).not.toEqual([]);
    const first = (await shown('/stories/unticked'))[0];
    expect(first?.loading).not.toBe('eager');
    expect((await opened.page('/stories/unticked')).html).toContain('/images/share/');
  });

  test('nothing in it becomes markup, in the page or in the feed', async () => {
    const page = await opened.page('/stories/good');
    expect(page.status).toBe(200);
    expect(mainOf(page.html)).not.toContain('<script>x');
    const feed = (await opened.page('/stories/feed.xml')).html;
    // As title, and in the summary.
    expect(feed.match(/A &lt;b&gt;good&lt;\/b&gt; &amp; "odd" one/g)).toHaveLength(2);
    for (const sign of '\u0001\ufffe\uffff\ufffd') expect(feed).not.toContain(sign);
    expect(feed).not.toContain('<script>');
  });

  test.each(['empty', 'wordless'])('%s has a page all the same', async (slug) => {
    expect((await opened.page(`/stories/${slug}`)).status).toBe(200);
  });
});

test('[R43] [R41] a CMS without stories: no address, no link, no word, one optional read', async () => {
  const opened = await openSite({ env: { SITE_URL: siteUrl }, content: seven });
  for (const path of ['/stories', '/stories/feed.xml', '/stories/any', '/stories?page=2']) {
    expect((await opened.get(path)).status, path).toBe(404);
  }
  expect((await opened.page('/sitemap.xml')).html).not.toContain('/stories');
  for (const path of ['/', '/projects/project-spark']) {
    const { html } = await opened.page(path);
    expect(
      linksIn(html).filter((href) => href?.includes('/stories')),
      path,
    ).toEqual([]);
    expect(textOf(html), path).not.toMatch(/latest stories|stories from this project/i);
    expect(tags(html, 'link').filter(({ type }) => type === 'application/atom+xml')).toEqual([]);
  }
  const asked = opened.fakeCms.calls.filter((call) => call.path.startsWith('/api/stories'));
  expect(asked.map((call) => call.path)).toEqual([storiesCall.probe]);
});

test('[R6] without an answer a story is 503, never a false 404, and so are list and feed', async () => {
  const opened = await openSite({
    content: { ...seven, more: { stories } },
    prepare: (fakeCms) => fakeCms.set({ '/api/stories': { kind: 'status', status: 500 } }),
  });
  for (const path of ['/stories', '/stories?page=2', '/stories/story-14', '/stories/feed.xml']) {
    const { status, headers } = await opened.get(path);
    expect(status, path).toBe(503);
    expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0);
  }
});

test('[R6] a text that cannot be read is 503, and its list stays', async () => {
  const opened = await openSite({
    content: { ...seven, more: { stories } },
    prepare: (fakeCms) => fakeCms.set({ [storyText('story-14')]: { kind: 'cut' } }),
  });
  expect((await opened.get('/stories/story-14')).status).toBe(503);
  expect((await opened.get('/stories')).status).toBe(200);
  expect((await opened.get('/stories/story-13')).status).toBe(200);
});

test('[R43] what is published is read: a changed text, and a story that is new', async () => {
  const own = [story({ slug: 'first', title: 'First', text: 'Before.' })];
  const opened = await openSite({
    env: { CONTENT_HOOK_SECRET: 'hook-secret-of-these-tests-0123456789' },
    content: { ...seven, more: { stories: own } },
  });
  expect(textOf((await opened.page('/stories/first')).html)).toContain('Before.');
  opened.fakeCms.content = {
    ...seven,
    more: {
      stories: [
        story({
          slug: 'first',
          title: 'First',
          text: 'After.',
          updatedAt: '2026-05-05T05:05:05.000Z',
        }),
        story({ slug: 'second', title: 'Second' }),
      ],
    },
  };
  await opened.get('/hooks/content', {
    method: 'POST',
    headers: { Authorization: 'bearer hook-secret-of-these-tests-0123456789' },
    body: JSON.stringify({ changes: [{ path: '/api/stories', locale: 'en' }] }),
  });
  await expect
    .poll(async () => (await opened.get('/stories/second')).status, { timeout: 5_000 })
    .toBe(200);
  expect(textOf((await opened.page('/stories/first')).html)).toContain('After.');
});

describe('[R39] each language', () => {
  const opened = sharedSite({
    env: { LANGUAGES: languages.filter((each) => each !== 'en').join() },
    content: { ...seven, more: { stories } },
  });

  test.each(languages)('%s names the list, its pages and its feed', async (language) => {
    const { html } = await opened.page(addressIn(language, '/stories?page=2'));
    const labels = dictionaries[language].stories;
    const words = textOf(mainOf(html));
    for (const label of [labels.heading, labels.intro, labels.newer, labels.subscribe]) {
      expect(words).toContain(label);
    }
  });
});

test('[R43] an editor sees a draft of a story before it is published, and visitors do not', async () => {
  const secret = 'preview-secret-of-the-tests';
  const draft = story({ slug: 'draft', title: 'A draft', text: 'Not yet told.' });
  const opened = await openSite({
    env: { PREVIEW_SECRET: secret },
    content: { ...seven, more: { stories } },
    drafts: { ...seven, more: { stories: [...stories, draft] } },
  });
  const text = JSON.stringify({
    site: opened.site.url,
    path: '/stories/draft',
    issued: Math.floor(Date.now() / 1000),
    nonce: 'nonce-of-this-one-test',
  });
  const link = await opened.get(`/preview?link=${signedTexts(secret, 'preview link').sign(text)}`);
  const cookie = link.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const preview = await opened.get('/stories/draft', { headers: { cookie } });
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain('Not yet told.');
  expect((await opened.get('/stories/draft')).status).toBe(404);
  expect((await opened.page('/stories?page=2')).html).not.toContain('A draft');
});
