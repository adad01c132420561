import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedTexts } from '../../app/cms/signed-text.server.ts';
import { storiesCall } from '../../app/cms/stories.ts';
import { sampleContent } from '../support/fixtures/content.ts';
import { openSite, sharedSite } from './open-site.ts';
import { send } from './send.ts';

const secret = 'preview-secret-of-the-tests';
const marks = {
  project: 'Draft of a project',
  activity: 'Draft of an activity',
  text: 'Draft of a text',
};

/** Published content, with one thing changed on each kind of page and a project that is new. */
function draftContent() {
  const content = sampleContent();
  const [project] = content.projects;
  const [activity] = content['just-ins'];
  if (!project || !activity) throw new Error('The sample content has no project or no activity');
  return {
    ...content,
    projects: [
      { ...project, projectTitle: marks.project },
      ...content.projects.slice(1),
      { ...project, projectTitle: marks.project, url: 'not-yet-published', sortOrder: 500 },
    ],
    'just-ins': [{ ...activity, title: marks.activity }, ...content['just-ins'].slice(1)],
    more: {
      'home-page': { heroHeading: marks.text },
      'list-page': { teamHeading: marks.text },
      'opportunity-pages': [{ kind: 'intern', heading: marks.text }],
    },
  };
}

function linkTo(site: string, path: string): string {
  const nonce = randomBytes(18).toString('base64url');
  const text = JSON.stringify({ site, path, issued: Math.floor(Date.now() / 1000), nonce });
  return `/preview?link=${signedTexts(secret, 'preview link').sign(text)}`;
}

const marked = /Draft of an? (?:project|activity|text)|You are seeing a draft/;
const withTexts = ['/', '/team', '/opportunities/intern'];
const pages = [...withTexts, '/projects', '/projects/project-spark', '/sitemap.xml'];

describe('a preview', () => {
  const opened = sharedSite({ drafts: draftContent(), env: { PREVIEW_SECRET: secret } });
  let cookie = '';
  const asEditor = (address: string, init: RequestInit = {}) =>
    opened.get(address, { ...init, headers: { accept: 'text/html', cookie } });

  beforeAll(async () => {
    const response = await opened.get(linkTo(opened.site.url, '/projects/not-yet-published'));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/projects/not-yet-published');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const given = response.headers.get('Set-Cookie') ?? '';
    expect(given).toMatch(/^preview=[^;]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    cookie = given.split(';')[0] ?? '';
  });

  test('shows a project that is not published yet, and says that it is a draft', async () => {
    const response = await asEditor('/projects/not-yet-published');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(marks.project);
    expect(html).toContain('You are seeing a draft.');
    expect(html).toMatch(/<form [^>]*action="\/preview"/);
    expect((await opened.page('/projects/not-yet-published')).status).toBe(404);
  });

  test('says on every page that it is a draft, for no cache and no search engine, and shows its texts', async () => {
    for (const address of [...pages.slice(0, -1), '/privacy', '/no/such/page', '/_.data']) {
      const response = await asEditor(address);
      const { headers } = response;
      expect(headers.get('Cache-Control'), address).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag'), address).toBe('noindex, nofollow');
      expect(headers.get('ETag'), address).toBeNull();
      const text = await response.text();
      if (text.startsWith('<')) expect(text, address).toContain('You are seeing a draft.');
      if (withTexts.includes(address)) expect(text, address).toContain(marks.text);
    }
  });

  test('never reaches a visitor, also when an editor asked first', async () => {
    for (const round of ['cold', 'warm']) {
      for (const address of pages) {
        const [draft, reply] = await Promise.all([asEditor(address), opened.get(address)]);
        expect(draft.headers.get('Cache-Control'), address).toContain('private');
        expect(reply.headers.get('Cache-Control'), address).not.toContain('private');
        expect(await reply.text(), `${address} (${round})`).not.toMatch(marked);
      }
      expect(await (await asEditor('/')).text()).toMatch(marked);
    }
  });

  test('leaves nothing of a draft on the disk', async () => {
    await asEditor('/projects');
    const folder = path.join(opened.site.dataDir, 'content');
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(await readFile(path.join(folder, file), 'utf8'), file).not.toMatch(marked);
    }
  });

  test('[7.1] asks the CMS for drafts only where an editor previews', async () => {
    opened.fakeCms.calls.length = 0;
    await opened.page('/projects');
    expect(opened.fakeCms.calls.filter(({ path: asked }) => /draft/.test(asked))).toEqual([]);
    await asEditor('/projects');
    const drafts = opened.fakeCms.calls.filter(({ path: asked }) => asked.includes('status=draft'));
    expect(drafts.map(({ path: asked }) => asked).sort()).toEqual([
      '/api/documents?sort=sortOrder:ASC&populate=*&status=draft',
      '/api/just-ins?status=draft',
      '/api/list-page?populate=*&status=draft',
      '/api/organisation?populate=*&status=draft',
      '/api/pages?populate=*&status=draft',
      '/api/projects?sort=sortOrder:ASC&pagination[limit]=4&status=draft',
      '/api/projects?sort=sortOrder:ASC&populate=*&status=draft',
      `${storiesCall.path}&status=draft`,
      '/api/transparency?populate=*&status=draft',
    ]);
  });

  test('is left with one press, which leads back to the page', async () => {
    const leaveFor = (to: string) =>
      asEditor('/preview', { method: 'POST', body: new URLSearchParams({ to }) });
    const response = await leaveFor('/projects?projects=all');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/projects?projects=all');
    expect(response.headers.get('Set-Cookie')).toMatch(/^preview=; Path=\/; Max-Age=0;/);
    for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
      expect((await leaveFor(to)).headers.get('Location'), to).toBe('/');
    }
  });

  test('is refused to a link that was used, and to none', async () => {
    const used = linkTo(opened.site.url, '/');
    expect((await opened.get(used)).status).toBe(303);
    for (const address of [used, '/preview']) {
      const response = await opened.get(address);
      expect(response.status, address).toBe(403);
      expect(response.headers.get('Set-Cookie'), address).toBeNull();
      expect(response.headers.get('Cache-Control'), address).toMatch(/no-store/);
      expect(await response.text(), address).toContain('This preview link cannot be used');
    }
  });
});

test('without the setting there is no preview', async () => {
  const opened = await openSite({ drafts: draftContent() });
  expect((await opened.get(linkTo(opened.site.url, '/'))).status).toBe(403);
  const html = await (await opened.get('/', { headers: { cookie: 'preview=x.y' } })).text();
  expect(html).not.toMatch(marked);
  const headers = { Origin: opened.site.url };
  expect((await send(`${opened.site.url}/preview`, '', headers)).status).toBe(303);
});
