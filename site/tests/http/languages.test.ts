import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import shapes from '../../app/components/icon/shapes.json' with { type: 'json' };
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import { languageTable } from '../../app/languages.ts';
import inTamil from '../../app/texts/content/ta/list-page.json' with { type: 'json' };
import { sampleContent } from '../support/fixtures/content.ts';
import { translatedContent } from '../support/fixtures/translations.ts';
import { headOf, tags } from '../support/html.ts';
import { openSite, sharedSite } from './open-site.ts';
import { send } from './send.ts';

const opened = sharedSite({ env: { LANGUAGES: 'ml,ta' } });

test.each([
  ['/ml', 200],
  ['/ml/team', 200],
  ['/ta/contact-us', 200],
  ['/ml.data', 200],
  ['/ml/ml', 404],
  ['/kn/team', 404],
  ['/fr', 404],
  ['/ml/sitemap.xml', 404],
  ['/ml/preview', 404],
])('[R38] %s is answered with %i', async (path, status) => {
  expect((await opened.get(path)).status).toBe(status);
});

test.each([
  ['/ml/', '/ml', 301],
  ['/ML/projects', '/ml/projects', 301],
  ['/ml/Team?utm_source=mail', '/ml/team', 301],
  ['/ml?activity=x', '/ml', 302],
])('[R38] %s leads to %s', async (path, to, status) => {
  const { headers, status: given } = await opened.get(path);
  expect([headers.get('location'), given]).toEqual([to, status]);
});

test('[R38] a page that is not translated leads to the English one, which names no alternates', async () => {
  const { status, headers } = await opened.get('/ml/projects/project-spark');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`${opened.site.url}/projects/project-spark`);
  const links = tags((await opened.page('/projects/project-spark')).html, 'link');
  expect(links.filter(({ rel }) => rel === 'alternate')).toEqual([]);
});

test('[R38] a page names its language and its alternates', async () => {
  const { html } = await opened.page('/ml/team');
  expect(tags(html, 'html')[0]?.lang).toBe('ml');
  const links = tags(html, 'link');
  const { url } = opened.site;
  expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${url}/ml/team`);
  const versions = links.filter(({ rel }) => rel === 'alternate');
  expect(versions.map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en', `${url}/team`],
    ['ml', `${url}/ml/team`],
    ['ta', `${url}/ta/team`],
    ['x-default', `${url}/team`],
  ]);
});

test('[R36] [R38] a page in another language is shared with a card in it, which needs no other website', async () => {
  const { meta } = headOf((await opened.page('/ml/team')).html);
  expect(meta['og:image']).toMatch(new RegExp(`^${opened.site.url}/images/share/`));
  expect(meta['twitter:image']).toBe(meta['og:image']);
  const card = await opened.get(new URL(meta['og:image'] ?? '').pathname);
  expect(card.status).toBe(200);
  const image = await sharp(await card.arrayBuffer()).metadata();
  expect(image).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const ofEnglish = headOf((await opened.page('/team')).html).meta;
  expect(ofEnglish['og:image']).toBe(`${opened.site.url}/images/meta_og_image.jpg`);
});

test.each(['/team', '/ml/team', '/ta/team'])(
  '[2.13] the networks have their own signs at %s',
  async (path) => {
    const { html } = await opened.page(path);
    const links = tags(html, 'a').filter(({ href }) => href?.endsWith('.example/mazhavil'));
    const signs = html.match(
      /(?<=href="https:\/\/\w+\.example\/mazhavil"[^>]*><svg[^>]*><path d=")[^"]+/g,
    );
    expect(links).toHaveLength(3);
    expect(signs).toEqual([shapes.camera, shapes.friends, shapes.network]);
  },
);

test('[R38] links of a page lead to pages in its language', async () => {
  const { html } = await opened.page('/ml');
  const pages = tags(html, 'a')
    .filter(({ hreflang, href = '' }) => hreflang === undefined && /^\/(?!docs|images)/.test(href))
    .map(({ href = '' }) => href);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((href) => !/^\/ml(?:[/?#]|$)/.test(href))).toEqual([]);
});

test('[R18] [R39] a form without scripts is answered in its language', async () => {
  const body = 'name=&email=x&comments=';
  const reply = await send(`${opened.site.url}/ta/contact-us`, body, {});
  expect(reply.status).toBe(422);
  for (const message of ['emailInvalid', 'nameEmpty', 'commentsEmpty'] as const) {
    expect(reply.body).toContain(dictionaries.ta.forms.contact[message]);
  }
});

test('[R40] language and notice of a form travel as headers, and its body stays as specified', async () => {
  const body = 'name=Asha&email=a@b.example&comments=Hello';
  const reply = await send(`${opened.site.url}/ta/contact-us`, body, {});
  expect([reply.status, reply.location]).toEqual([303, '/ta/contact-us#contact-status']);
  const call = opened.fakeCms.calls.findLast(({ method }) => method === 'POST');
  expect(call?.headers['content-language']).toBe('ta');
  const notice = `${inTamil.contactPrivacy}\n${dictionaries.ta.forms.rights}`;
  const digest = createHash('sha256').update(notice).digest('hex').slice(0, 12);
  expect(call?.headers['privacy-notice']).toBe(digest);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    data: { fullName: 'Asha', email: 'a@b.example', contactQuery: 'Hello' },
    meta: {},
  });
});

test('[R38] the sitemap has every version of a page, and names the others beside it', async () => {
  const xml = await (await opened.get('/sitemap.xml')).text();
  expect(xml).toContain(`<loc>${opened.site.url}/ml/team</loc>`);
  expect(xml).toContain(`hreflang="ta" href="${opened.site.url}/ta/team"`);
  expect(xml).not.toContain('/ml/projects/project-spark');
});

test('[R38] the reads of English are as specified, and the others ask with their locale', async () => {
  const paths = opened.fakeCms.calls.map(({ path }) => path);
  expect(paths).toContain('/api/teams');
  expect(paths).toContain('/api/teams?locale=ml');
  expect(paths.filter((path) => path.includes('locale=en'))).toEqual([]);
});

test('[R38] with a CMS without languages English is offered alone, and the log says it once', async () => {
  const { page, get, site } = await openSite({
    content: { ...sampleContent(), translations: null },
    env: { LANGUAGES: 'ml,ta' },
  });
  await page('/');
  expect((await get('/ml/team')).status).toBe(404);
  const { html } = await page('/team');
  expect(tags(html, 'link').filter(({ rel }) => rel === 'alternate')).toEqual([]);
  const lines = site.output().split('\n');
  expect(lines.filter((line) => line.includes('lacks languages')).length).toBe(1);
});

test.each([4, 5] as const)(
  '[R38] of Strapi %i each project has its own translation, in its card and on its page',
  async (version) => {
    const content = translatedContent('ml');
    const { translations } = content;
    const translated = translations?.ml?.projects ?? [];
    const { page, site } = await openSite({
      content: { ...content, translations: { ml: { projects: [translated].flat().slice(0, 3) } } },
      version,
      env: { LANGUAGES: 'ml' },
    });
    const { name } = languageTable.ml;
    const cards = (await page('/ml/projects?projects=all')).html;
    const headings = [...cards.matchAll(/<h2(?! lang)[^>]*>([^<]+)<\/h2>/g)].map(
      ([, text]) => text,
    );
    const inMalayalam = headings.filter((text) => text?.startsWith(name)).sort();
    expect(inMalayalam).toEqual([1, 2, 3].map((number) => `${name} ${number}`));
    for (const [index, { url }] of content.projects.slice(0, 3).entries()) {
      const { html } = await page(`/ml/projects/${url}`);
      expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toBe(`${name} ${index + 1}`);
    }
    const { status } = await page(`/ml/projects/${content.projects[3]?.url}`);
    expect(status, 'what is not translated is English').toBe(302);
    expect(site.output().includes('of which entry')).toBe(false);
  },
);

test('[R38] an entry that is half translated has its other fields in English, marked', async () => {
  const content = sampleContent();
  const [project, ...others] = content.projects;
  const translation = { documentId: 'p1', projectTitle: 'ഗണിതം', longDescription: 'ഒരു ക്ലാസ് മുറി.' };
  const { page } = await openSite({
    content: {
      ...content,
      projects: [{ ...project, documentId: 'p1' }, ...others],
      translations: { ml: { projects: [translation] } },
    },
    env: { LANGUAGES: 'ml' },
  });
  const { html } = await page(`/ml/projects/${project?.url}`);
  expect(html).toMatch(/<h1[^>]*>ഗണിതം<\/h1>/);
  expect(html).toMatch(/<p lang="en"[^>]*>Project Ganitham brings volunteers/);
  const list = (await page('/ml/projects')).html;
  expect(list).toContain('href="/projects/project-spark" hrefLang="en"');
});
