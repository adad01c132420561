import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../test-support/free-port.ts';
import type { SubmissionKind } from '../../app/cms/submissions.ts';
import { formsIn } from '../../app/features/forms/forms.ts';
import { prefixOf } from '../../app/languages.ts';
import { eventually } from '../http/open-site.ts';
import { failureMessage, send } from '../http/send.ts';
import { english } from '../support/english.ts';
import { addressesIn, headingOf, headOf, textOf } from '../support/html.ts';
import {
  type Environment,
  type Site,
  startSite,
  startSiteThatRefuses,
} from '../support/start-site.ts';
import { fill, ownersApi, PROJECTS, TESTIMONIALS, TRANSLATED } from './content.ts';
import { type OwnStrapi, openStrapi, type Version } from './strapi.ts';

/** The routes of section 2.1, and a sentence that each shows. */
const ROUTES: readonly (readonly [string, string])[] = [
  ['/', 'Activity 1'],
  ['/contact-us', "Reach out, and let's make a difference together!"],
  ['/our-story', 'Our Story'],
  ['/opportunities', 'Volunteer with us'],
  ['/opportunities/volunteer', 'Are you a student?'],
  ['/opportunities/intern', 'Are you a student?'],
  ['/opportunities/sponsor', 'Are you currently employed?'],
  ['/gallery', 'A photo of theirs'],
  ['/team', 'Member 2'],
  ['/projects', 'Card text of project-spark'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/refunds-cancellations', 'Refunds & Cancellations Policy'],
  ['/about-us', 'Our Vision'],
  ['/app-privacy', 'Last updated: June 25, 2025'],
  ...PROJECTS.map((url) => [`/projects/${encodeURI(url)}`, `Title of ${url}`] as const),
];
const FORMS = ['contact', 'volunteer', 'intern', 'sponsor'] as const satisfies SubmissionKind[];
const TABLES = {
  contact: 'contact_forms',
  volunteer: 'volunteer_forms',
  intern: 'intern_forms',
  sponsor: 'donate_forms',
};
const PERSON = {
  ...{ firstName: 'Asha', lastName: 'N', email: 'asha@example.org', mobileNumber: '9847012345' },
  ...{ student: '1', fieldOfStudy: 'Maths', institutionName: 'Kavu', selfDescription: 'Hello' },
  ...{ currentlyEmployed: '1', name: 'Asha', comments: 'A question' },
};
const IMAGE = /^\/images\/(?!meta_)/;

describe.each<Version>([4, 5])('Strapi %i', (version) => {
  let strapi: OwnStrapi;
  let site: Site;
  let content: Awaited<ReturnType<typeof fill>>;
  let port: string;

  const open = (env: Environment = {}) =>
    startSite({
      CMS_URL: strapi.url,
      CMS_TOKEN: strapi.tokens.read,
      CMS_WRITE_TOKEN: strapi.tokens.write,
      CONTENT_HOOK_SECRET: 'secret-of-the-tests',
      LANGUAGES: 'ml',
      PREPARE_IMAGES: 'off',
      PORT: port,
      ...env,
    });
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const html = async (path: string) => (await get(path)).text();
  const shown = async (path: string) => textOf(await html(path));
  /** Sends a form as a browser without scripts does. */
  const post = (kind: SubmissionKind, fields: object = {}, headers: Environment = {}) =>
    send(
      site.url + formsIn(english)[kind].path,
      new URLSearchParams({ ...PERSON, ...fields }).toString(),
      { Origin: site.url, ...headers },
    );
  const linesWith = (words: string) =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes(words));
  async function showsAll(): Promise<void> {
    const home = await shown('/?testimonials=all');
    for (let number = 1; number <= TESTIMONIALS; number += 1) {
      expect(home).toContain(`Testimonial ${number}.`);
    }
    const projects = await shown('/projects?projects=all');
    for (const url of PROJECTS) expect(projects).toContain(`Title of ${url}`);
  }

  beforeAll(async () => {
    port = String(await freePort());
    strapi = await openStrapi(version, `http://127.0.0.1:${port}/hooks/content`);
    content = await fill(strapi);
    site = await open();
  });
  afterAll(async () => {
    await site?.stop();
    await strapi?.stop();
  });

  test.each(ROUTES)('[2.1] %s shows "%s"', async (path, sentence) => {
    await eventually(async () => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(textOf(await response.text())).toContain(sentence);
    });
  });

  test('[2.14] any other path is 404', async () => {
    expect((await get('/no-such-page')).status).toBe(404);
    expect((await get('/projects/no-such-project')).status).toBe(404);
  });

  test('[7.1] nothing of the start is broken or refused, and the tokens have the right rights', () => {
    expect(linesWith('"level":"error"')).toEqual([]);
    expect(linesWith('Forms CANNOT be sent')).toEqual([]);
    expect(linesWith('may read what visitors sent')).toEqual([]);
  });

  test('[R5] every picture of every page is an image', async () => {
    const paths = new Set<string>();
    for (const [path] of ROUTES) {
      for (const address of addressesIn(await html(path))) {
        if (IMAGE.test(address)) paths.add(address);
      }
    }
    expect(paths.size).toBeGreaterThan(3);
    for (const path of paths) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  test('[2.6] a PDF among the images is no picture, and an SVG is one', async () => {
    for (const [path, images] of [
      ['/projects/project-spark', 1],
      ['/projects/ninth', 2],
    ] as const) {
      const page = await html(path);
      const grid = addressesIn(page).filter((address) => IMAGE.test(address));
      expect([path, grid.length > 0]).toEqual([path, true]);
      expect(page).not.toContain('leaflet');
      expect(new Set(grid.map((address) => address.split('?')[0])).size).toBeGreaterThanOrEqual(
        images,
      );
    }
    expect(await shown('/gallery')).not.toContain('A leaflet of theirs');
    expect(await shown('/gallery')).toContain('A drawing of theirs');
  });

  test('[2.6] a text with Markdown shows paragraphs and points, without the marks', async () => {
    const page = await html('/projects/sixth');
    expect(textOf(page)).toContain('First paragraph of sixth.');
    expect(page).toMatch(/<li\b[^>]*>.*One point/s);
    expect(textOf(page)).not.toContain('- One point');
    expect(textOf(page)).not.toContain('**');
  });

  test('[R4] all testimonials and projects are there', async () => {
    await showsAll();
  });

  test('[R38] in Malayalam each translated project has its own text, and the others English', async () => {
    const list = await shown(`${prefixOf('ml')}/projects?projects=all`);
    for (const url of PROJECTS) {
      const isTranslated = TRANSLATED.some((translated) => translated === url);
      const title = isTranslated ? `തലക്കെട്ട് ${url}` : `Title of ${url}`;
      expect(list).toContain(title);
      const page = await get(`${prefixOf('ml')}/projects/${encodeURI(url)}`);
      if (isTranslated) expect(headingOf(await page.text())).toBe(title);
      // A page without a word of the language is the English one.
      else expect(page.headers.get('location')).toBe(`${site.url}/projects/${encodeURI(url)}`);
    }
  });

  test.each(FORMS)('[7.2] the form %s is stored once, with what was typed', async (kind) => {
    expect((await post(kind)).status).toBe(303);
    const rows = strapi.rows(TABLES[kind]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(
      kind === 'contact'
        ? { full_name: 'Asha', email: 'asha@example.org', contact_query: 'A question' }
        : { first_name: 'Asha', last_name: 'N', mobile_number: '9847012345' },
    );
  });

  test('an entry that is edited is shown by the webhook, and keeps its place', async () => {
    await site.stop();
    // Without the webhook nothing would be read for an hour.
    site = await open({ CONTENT_TTL: '3600' });
    await eventually(async () => expect(await shown('/projects')).toContain('Activity 1'));
    const api = ownersApi(strapi);
    const [first = 0] = content.activities;
    await api.edit('just-ins', first, { title: 'Activity 1, edited' });
    await api.edit('stats-counters', content.stats, { ...content.figures, students: 41_235 });
    await eventually(async () => {
      const projects = await shown('/projects');
      expect(projects).toContain('Activity 1, edited');
      expect(projects.indexOf('Activity 1, edited')).toBeLessThan(projects.indexOf('Activity 2'));
      expect(await shown('/')).toMatch(/41,?235/);
    });
  });

  test("a visitor's form is no change of content, and the log has nothing of it", async () => {
    const before = await html('/readyz');
    expect((await post('contact', { name: 'Someone Unlogged' })).status).toBe(303);
    await eventually(async () => expect(linesWith('/hooks/content')).not.toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await html('/readyz')).toBe(before);
    for (const personal of ['Someone Unlogged', 'asha@example.org', '9847012345']) {
      expect(site.output()).not.toContain(personal);
    }
  });

  test('a picture that is replaced is shown by tell-website.js, whose log has what is refused', async () => {
    await site.stop();
    const hook = `http://127.0.0.1:${port}/hooks/content`;
    await strapi.start({
      CONTENT_HOOK_URLS: `${hook},${hook}/none`,
      CONTENT_HOOK_SECRET: 'secret-of-the-tests',
    });
    site = await open({ CONTENT_TTL: '3600' });
    const pictures = async () =>
      addressesIn(await html('/gallery')).filter((address) => IMAGE.test(address));
    await eventually(async () => expect(await pictures()).not.toEqual([]));
    const before = await pictures();
    await ownersApi(strapi).replaceDrawing(content.drawing);
    await eventually(async () => expect(await pictures()).not.toEqual(before));
    const refused = /The website answered 40\d when told of a change/;
    await eventually(async () => expect(strapi.log()).toMatch(refused));
  });

  test('[R6] while Strapi is away the pages stay, a form says so, and all comes back', async () => {
    await strapi.stop();
    for (const [path] of ROUTES) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const reply = await post('contact');
    expect(reply.status).toBe(503);
    expect(textOf(reply.body)).toContain(failureMessage);
    const { dataDir } = site;
    await site.kill();
    site = await open({ DATA_DIR: dataDir });
    expect(await shown('/projects')).toContain('Card text of project-spark');
    await strapi.start();
    expect((await post('contact', { name: 'After the outage' })).status).toBe(303);
    expect(strapi.rows(TABLES.contact).at(-1)).toMatchObject({ full_name: 'After the outage' });
  });

  test.each<Record<string, string>>([
    { MAX_LIMIT: '10' },
    { WITH_COUNT: 'false' },
    { MAX_LIMIT: '10', WITH_COUNT: 'false' },
  ])('[R4] all content is there where Strapi has the limits %o', async (limits) => {
    await site.stop();
    await strapi.start(limits);
    site = await open();
    await eventually(showsAll);
  });

  test('[6] a token that may only read is told at the start, and nothing is stored', async () => {
    const before = strapi.rows(TABLES.intern).length;
    await site.stop();
    site = await open({ CMS_TOKEN: strapi.tokens.readOnly, CMS_WRITE_TOKEN: '' });
    await eventually(async () => {
      const [line = ''] = linesWith('Forms CANNOT be sent');
      for (const type of ['Contact', 'Volunteer', 'Intern', 'Donate']) {
        expect(line).toContain(`${type}-form: create`);
      }
    });
    expect(strapi.rows(TABLES.intern)).toHaveLength(before);
  });

  test('[R47] a public website without a name of its own does not start', async () => {
    const { code, output } = await startSiteThatRefuses({
      CMS_URL: strapi.url,
      CMS_TOKEN: strapi.tokens.read,
      SITE_URL: 'https://www.vayal.example',
      PORT: String(await freePort()),
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'site-data-')),
    });
    expect(code).toBe(1);
    expect(output).toContain('organisation.json');
  });

  test('[R47] [R37] at a public address all is theirs, and nothing of the sample', async () => {
    await site.stop();
    const folder = await mkdtemp(path.join(tmpdir(), 'organisation-'));
    await writeFile(path.join(folder, 'organisation.json'), '{ "name": "Vayal Trust" }');
    const SITE_URL = 'https://www.vayal.example';
    site = await open({ SITE_URL, ORGANISATION_DIR: folder });
    const Host = 'www.vayal.example';
    await eventually(async () => {
      for (const [address, sentence] of ROUTES) {
        const { status, body: page } = await send(site.url + address, '', { Host }, 'GET');
        expect([address, status]).toEqual([address, 200]);
        expect(textOf(page)).toContain(sentence);
        expect(textOf(page)).toContain('Vayal Trust');
        expect(headOf(page).canonical).toBe(SITE_URL + address);
        for (const sample of ['Mazhavil', 'Sample Street', 'tel:']) {
          expect(page).not.toContain(sample);
        }
      }
    });
    expect((await post('contact', {}, { Origin: SITE_URL, Host })).status).toBe(303);
    await rm(folder, { recursive: true });
  });
});
