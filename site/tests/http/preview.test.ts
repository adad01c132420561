import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedTexts } from '../../server/preview/signed-text.ts';
import { sampleContent } from '../fixtures/content.ts';
import { type Opened, openSite } from './open-site.ts';

const secret = 'preview-secret-of-the-tests';
const marks = { project: 'Draft of a project', activity: 'Draft of an activity' };

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
  };
}

function linkTo(opened: Opened, to: string, otherwise: object = {}): string {
  const text = JSON.stringify({
    site: opened.site.url,
    path: to,
    issued: Math.floor(Date.now() / 1000),
    nonce: randomBytes(18).toString('base64url'),
    ...otherwise,
  });
  const signed = signedTexts(secret, 'preview link').sign(text);
  return `/preview?link=${signed}`;
}

const marked = /Draft of an? (?:project|activity)/;
const pages = ['/', '/projects', '/projects/project-spark', '/team', '/sitemap.xml'];

describe('a preview', () => {
  let opened: Opened;
  let cookie = '';
  const asEditor = (address: string, init: RequestInit = {}) =>
    opened.get(address, { ...init, headers: { accept: 'text/html', cookie } });

  beforeAll(async () => {
    opened = await openSite({ drafts: draftContent(), env: { PREVIEW_SECRET: secret } });
    const response = await opened.get(linkTo(opened, '/projects/not-yet-published'));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/projects/not-yet-published');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const given = response.headers.get('Set-Cookie') ?? '';
    expect(given).toMatch(/^preview=[^;]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    cookie = given.split(';')[0] ?? '';
  });
  afterAll(() => opened.close());

  test('shows a project that is not published yet, and says that it is a draft', async () => {
    const response = await asEditor('/projects/not-yet-published');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(marks.project);
    expect(html).toContain('You are seeing a draft.');
    expect(html).toMatch(/<form [^>]*action="\/preview"/);
    expect((await opened.page('/projects/not-yet-published')).status).toBe(404);
  });

  test('shows the bar on every page, the missing one too', async () => {
    for (const address of ['/', '/team', '/privacy', '/no/such/page']) {
      const html = await (await asEditor(address)).text();
      expect(html, address).toContain('You are seeing a draft.');
    }
  });

  test('is kept by nobody and found by no search engine', async () => {
    for (const address of [...pages, '/no/such/page', '/_.data']) {
      const { headers } = await asEditor(address);
      expect(headers.get('Cache-Control'), address).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag'), address).toBe('noindex, nofollow');
      expect(headers.get('ETag'), address).toBeNull();
    }
  });

  test('never reaches a visitor, whoever asked first', async () => {
    for (const round of ['cold', 'warm', 'warm again']) {
      const asked = pages.flatMap((address) => [asEditor(address), opened.get(address)]);
      const replies = await Promise.all(asked);
      for (const [index, reply] of replies.entries()) {
        const html = await reply.text();
        const address = `${pages[index >> 1]} (${round})`;
        if (index % 2 === 1) {
          expect(html, address).not.toMatch(marked);
          expect(html, address).not.toContain('You are seeing a draft');
          expect(reply.headers.get('Cache-Control'), address).not.toContain('private');
        }
      }
      expect(await (await asEditor('/')).text()).toMatch(marked);
      // Content counts as fresh for one second here: the next round makes the pages anew.
      await new Promise((resolve) => setTimeout(resolve, 1100));
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

  test('[7.1] asks the backend for drafts only where an editor previews', async () => {
    opened.backend.calls.length = 0;
    await opened.page('/projects');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await opened.page('/projects');
    expect(opened.backend.calls.filter(({ path: asked }) => /draft/.test(asked))).toEqual([]);
    await asEditor('/projects');
    const drafts = opened.backend.calls.filter(({ path: asked }) => asked.includes('status=draft'));
    expect(drafts.map(({ path: asked }) => asked).sort()).toEqual([
      '/api/just-ins?status=draft',
      '/api/projects?sort=sortOrder:ASC&pagination[limit]=4&status=draft',
      '/api/projects?sort=sortOrder:ASC&populate=*&status=draft',
    ]);
  });

  test('goes on without the backend, as pages do that were never read', async () => {
    opened.backend.set({ all: { kind: 'status', status: 500 } });
    expect((await asEditor('/')).status).toBe(200);
    expect((await asEditor('/projects/not-yet-published')).status).toBe(503);
    opened.backend.set({});
  });

  test('is left with one press, which leads back to the page', async () => {
    const body = new URLSearchParams({ to: '/projects?projects=all' });
    const response = await asEditor('/preview', { method: 'POST', body });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/projects?projects=all');
    expect(response.headers.get('Set-Cookie')).toMatch(/^preview=; Path=\/; Max-Age=0;/);
    for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
      const answer = await asEditor('/preview', {
        method: 'POST',
        body: new URLSearchParams({ to }),
      });
      expect(answer.headers.get('Location'), to).toBe('/');
    }
  });

  test('is refused to links that are forged, old, of another site, or used', async () => {
    const used = linkTo(opened, '/');
    expect((await opened.get(used)).status).toBe(303);
    const now = Math.floor(Date.now() / 1000);
    const refused = {
      used,
      none: '/preview',
      forged: `${linkTo(opened, '/').slice(0, -3)}AAA`,
      old: linkTo(opened, '/', { issued: now - 61 }),
      'of another site': linkTo(opened, '/', { site: 'https://elsewhere.example' }),
      'leading away': linkTo(opened, '//elsewhere.example'),
    };
    for (const [kind, address] of Object.entries(refused)) {
      const response = await opened.get(address);
      expect(response.status, kind).toBe(403);
      expect(response.headers.get('Set-Cookie'), kind).toBeNull();
      expect(response.headers.get('Location'), kind).toBeNull();
      expect(response.headers.get('Cache-Control'), kind).toMatch(/no-store/);
      expect(await response.text(), kind).toContain('This preview link cannot be used');
    }
  });

  test('is not opened by a cookie that nobody signed', async () => {
    for (const forged of ['preview=', 'preview=1', 'preview=MTk5OTk5OTk5OTk5OQ.x']) {
      const html = await (await opened.get('/', { headers: { cookie: forged } })).text();
      expect(html, forged).not.toMatch(marked);
    }
  });

  test('a form is sent as always while drafts are shown', async () => {
    const response = await asEditor('/contact-us', {
      method: 'POST',
      body: new URLSearchParams({ name: '', email: '', comments: '' }),
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

test('without the setting there is no preview', async () => {
  const opened = await openSite({ drafts: draftContent() });
  try {
    expect((await opened.get(linkTo(opened, '/'))).status).toBe(403);
    const html = await (await opened.get('/', { headers: { cookie: 'preview=x.y' } })).text();
    expect(html).not.toMatch(marked);
  } finally {
    await opened.close();
  }
});
