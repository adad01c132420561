import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressIn, languages } from '../../app/languages.ts';
import { startFakeCms } from '../support/fake-cms/fake-cms.ts';
import { sampleContent } from '../support/fixtures/content.ts';
import type { Content } from '../support/fixtures/content-types.ts';
import { askAs, ownOrganisation } from '../support/public-address.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { startSiteThatRefuses } from '../support/start-site.ts';
import { eventually, openSite, sharedSite } from './open-site.ts';

const host = 'www.charity.example';
const SITE_URL = `https://${host}`;
const LANGUAGES = 'ml,ta,kn,hi';
const sample = path.join(import.meta.dirname, '../../organisation');

/** The seven reads alone, without a name of the sample in them; `more` is what the CMS has beyond. */
function seven(more: Content['more'] = {}): Content {
  const json = JSON.stringify({ ...sampleContent(), more: {} })
    .replaceAll('Anjali Varma', 'Meera Someone')
    .replaceAll(/mazhavil/gi, 'somebody')
    .replaceAll(/mailto:[^"]+/g, 'https://somebody.example');
  return { ...JSON.parse(json), more };
}

const withName = { organisation: { name: 'Charity' } };

/** The pages that the seven reads fill, in every language; and what else is made of content. */
const pages = routes
  .map(({ path }) => path)
  .filter((each) => !/stor(y|ies)\/|^\/(stories|transp)/.test(each));
const inLanguages = [...pages, unknownPath, '/_.data'].flatMap((page) =>
  page.startsWith('/projects/') ? [page] : languages.map((language) => addressIn(language, page)),
);
const everywhere = [
  ...inLanguages,
  ...['/sitemap.xml', '/site.webmanifest', '/robots.txt', '/.well-known/security.txt'],
];

async function filesOf(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => ending.test(name));
}

/** Words that are no facts: keys of the program, and places where any school may be. */
const commonFields = ['kind', 'project', 'country', 'state', 'district', 'districts'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    commonFields.includes(key) ? [] : textsIn(each),
  );
}

/** Every text of the sample's folder, in all its languages. */
async function sampleTexts(): Promise<string[]> {
  const texts: string[] = [];
  for (const file of await filesOf(sample, /\.json$/)) {
    texts.push(...textsIn(JSON.parse(await readFile(path.join(sample, file), 'utf8'))));
  }
  for (const file of await filesOf(sample, /our-story\.md$/)) {
    const story = await readFile(path.join(sample, file), 'utf8');
    texts.push(...story.split('\n').filter((line) => !line.startsWith('#')));
  }
  // Digits alone may be a part of anything.
  return [...new Set(texts)].filter((text) => text.length > 2 && !/^\d+$/.test(text));
}

describe('[R47] a public website with the folder of the sample', () => {
  const opened = sharedSite({ env: { SITE_URL, LANGUAGES }, content: seven(withName) });
  const page = (address: string) => askAs(host, opened.site.url + address);
  const texts = sampleTexts();

  test.each(everywhere)('%s says nothing of the sample, and is whole', async (address) => {
    const { body, status } = await page(address);
    expect(status).toBe(address.endsWith(unknownPath) ? 404 : 200);
    const said = (await texts).filter((text) => body.includes(text));
    expect(said).toEqual([]);
    expect(body).not.toMatch(/href="(tel:|mailto:[^?]|\/docs\/)|images\/partners/);
    expect(body).not.toMatch(/<(h[1-6]|ul|ol|dl|address|section)[^>]*>\s*<\/\1>/);
    expect(body).not.toMatch(/\{(name|email|phones|address|city|state|founder|foundedYear)\}/);
  });

  test('none of its files can be had', async () => {
    const files = await filesOf(path.join(sample, 'files'), /\.\w+$/);
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) expect((await page(`/${file}`)).status, file).toBe(404);
  });

  test('parts without a fact are left out whole', async () => {
    const { body } = await page('/');
    expect(body).toContain('Charity');
    for (const part of ['id="schools"', '-partners"', 'PostalAddress', 'telephone', 'sameAs'])
      expect(body, part).not.toContain(part);
    expect((await page('/our-story')).body).toContain('<h1');
  });

  test('the log names each missing fact once, and where to write it', async () => {
    await eventually(async () => {
      const lines = opened.site.output().split('\n');
      const facts = lines.filter((line) => line.includes('A fact is missing'));
      expect(facts.map((line) => JSON.parse(line).fact).sort()).toEqual(
        [
          ...['founderName', 'foundedYear', 'phones', 'email', 'street', 'city', 'state'].map(
            (field) => `organisation.json: ${field}`,
          ),
          ...['openingHours', 'socialLinks'].map((field) => `organisation.json: ${field}`),
          ...['partners.json', 'schools.json', 'documents.json', 'our-story.md'],
        ].sort(),
      );
    });
  });
});

test('[R47] what the CMS says is shown, and the rest is left out', async () => {
  const organisation = { name: 'Charity', email: 'us@charity.example' };
  const opened = await openSite({ env: { SITE_URL }, content: seven({ organisation }) });
  const { body } = await askAs(host, `${opened.site.url}/privacy`);
  expect(body).toContain('You can write to <a href="mailto:us@charity.example">');
  expect(body).not.toContain('You can call');
});

test('[R47] on the machine itself the sample shows', async () => {
  const opened = await openSite({ content: seven() });
  const { html } = await opened.page('/');
  for (const part of ['Mazhavil', 'id="schools"', 'Lotus Labs', '/docs/80G-Certificate.pdf'])
    expect(html).toContain(part);
  expect((await opened.get('/docs/80G-Certificate.pdf')).status).toBe(200);
});

describe('[R47] a folder of the operator’s own', () => {
  const opened = sharedSite({
    env: { SITE_URL, LANGUAGES: 'ml', ORGANISATION_DIR: ownOrganisation },
    content: seven(),
  });
  const page = (address: string) => askAs(host, opened.site.url + address);

  test('is what the website says', async () => {
    const { body } = await page('/');
    for (const fact of ['Charity of Tests', '1 Test Road', 'tel:+910000011111', 'Testnet'])
      expect(body).toContain(fact);
    for (const fact of ['Partner of Tests', 'Paper of Tests', 'us@charity.example'])
      expect(body).toContain(fact);
    expect(body).not.toContain('id="schools"');
    expect((await page('/contact-us')).body).toContain('We are there on Sundays.');
    expect((await page('/our-story')).body).toContain('<p>It began in 1999.</p>');
    expect((await page('/transparency')).body).toContain('Member of Tests');
    expect((await page('/ml')).body).toContain('ചാരിറ്റി');
  });

  test('has files that visitors get, and a logo', async () => {
    const { status, headers } = await page('/docs/paper.pdf');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const [, icon = ''] =
      /rel="apple-touch-icon" href="([^"]+)"/.exec((await page('/')).body) ?? [];
    expect(icon).toContain('/images/icon-180/');
    expect((await page(icon)).headers['content-type']).toBe('image/png');
  });
});

describe('[R47] a public website without a name of its own', () => {
  const settings = async (content: Content) => {
    const fakeCms = await startFakeCms({ content });
    onTestFinished(fakeCms.stop);
    return { fakeCms, env: { SITE_URL, CMS_URL: fakeCms.url, CMS_TOKEN: fakeCms.token } };
  };

  test('does not start, and says where to write it', async () => {
    const { env } = await settings(seven());
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'site-data-'));
    onTestFinished(() => rm(DATA_DIR, { recursive: true }));
    const { code, output } = await startSiteThatRefuses({ ...env, DATA_DIR, PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/has no name[\s\S]*organisation\.json[\s\S]*CMS[\s\S]*sample\.txt/);
  });

  test('waits for a CMS that cannot be asked, and takes the name from it', async () => {
    const opened = await openSite({
      env: { SITE_URL },
      content: seven(withName),
      prepare: (fakeCms) => fakeCms.down(),
    });
    const answer = await askAs(host, `${opened.site.url}/team`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    const lines = opened.site.output().split('\n');
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringMatching(/503.*name of the organisation is not known/),
    ]);
    await opened.fakeCms.up();
    await eventually(async () => {
      const { status, body } = await askAs(host, `${opened.site.url}/team`);
      expect(status).toBe(200);
      expect(body).toContain('| Charity</title>');
    });
    await opened.fakeCms.down();
    await opened.restart();
    expect((await askAs(host, `${opened.site.url}/team`)).status).toBe(200);
  });
});

test('[R47] a fault in the folder stops the start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'organisation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(sample, folder, { recursive: true });
  await writeFile(path.join(folder, 'organisation.json'), '{"name": 7}');
  const env = { CMS_URL: 'http://127.0.0.1:9', CMS_TOKEN: 'token', ORGANISATION_DIR: folder };
  const { code, output } = await startSiteThatRefuses(env);
  expect(code).toBe(1);
  expect(output).toMatch(/organisation\.json: name: /);
});
