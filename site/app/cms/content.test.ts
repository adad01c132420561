import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CmsError, type CmsFailure } from './client.ts';
import { createContent } from './content.ts';
import { noFacts } from './facts.ts';
import { getGallery } from './gallery.ts';
import { createOnceLog } from './log.ts';
import { oldAddressesCall } from './old-addresses.ts';
import {
  getProject,
  getProjects,
  getProjectUrls,
  projectsCall,
  spellingOfProject,
} from './projects.ts';
import { createSnapshotFiles } from './snapshots.ts';
import { defaultStats, getStats } from './stats.ts';
import { getStories, storiesCall } from './stories.ts';
import { getTeam, teamCall } from './team.ts';
import { textPagesCall } from './text-pages.ts';

/** Another for each test: what one has started may go on storing content during the next. */
let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let replies: Record<string, unknown>;
let failure: CmsFailure | undefined;
let calls: string[];

const client = {
  get(pathAndQuery: string): Promise<unknown> {
    calls.push(pathAndQuery);
    if (failure) return Promise.reject(new CmsError(failure, `GET ${pathAndQuery} failed`));
    return Promise.resolve(replies[pathAndQuery] ?? { data: [] });
  },
};

function start(snapshotFolder = folder) {
  return createContent({
    client,
    log,
    context: {
      cmsUrl: 'https://cms.example',
      imageToken: (url) => url,
      language: 'en',
      facts: noFacts,
      log: createOnceLog(log),
    },
    snapshots: createSnapshotFiles(snapshotFolder, log),
    ttl: 5_000,
  });
}

const team = (...names: string[]) => ({ data: names.map((name) => ({ attributes: { name } })) });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  replies = { '/api/teams': team('Anjali') };
  failure = undefined;
  calls = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a long list with a probe', () => {
  const stories = storiesCall.path;
  const { probe } = storiesCall;
  const story = (slug: string) => ({ id: slug, title: slug, slug, date: '2026-01-01' });
  const total = (count: number) => ({ data: [], meta: { pagination: { total: count } } });

  beforeEach(() => {
    replies[probe] = total(1);
    replies[stories] = { data: [story('one')] };
  });

  test('is read once as long as the probe answers the same', async () => {
    const content = start();
    await getStories(content);
    await vi.advanceTimersByTimeAsync(6_000);
    await getStories(content);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([probe, stories, probe]);
  });

  test('is read again where the probe answers something else', async () => {
    const content = start();
    await getStories(content);
    replies[probe] = total(2);
    replies[stories] = { data: [story('one'), story('two')] };
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await getStories(content)).toHaveLength(2);
  });

  test('is read again after a message of the CMS, and after five minutes, whatever the probe says', async () => {
    const content = start();
    await getStories(content);
    replies[stories] = { data: [story('renamed')] };
    await content.refresh([{ path: '/api/stories' }]);
    expect(await getStories(content)).toMatchObject([{ slug: 'renamed' }]);
    replies[stories] = { data: [story('once-more')] };
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 6_000);
    expect(await getStories(content)).toMatchObject([{ slug: 'once-more' }]);
  });

  test('[R6] that could not be used is not taken for the same', async () => {
    const content = start();
    replies[stories] = { data: [{ id: 1 }] };
    await getStories(content);
    replies[stories] = { data: [story('one')] };
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 6_000);
    expect(await getStories(content)).toHaveLength(1);
  });

  test('keeps its last good entries on the disk, long as its address is', async () => {
    await getStories(start());
    failure = 'unreachable';
    expect(await getStories(start())).toHaveLength(1);
  });
});

describe('fresh content', () => {
  test('is read once, however many ask at the same time', async () => {
    const content = start();
    await Promise.all([getTeam(content), getTeam(content), getTeam(content)]);
    await getTeam(content);
    expect(calls).toEqual(['/api/teams']);
  });

  test('after its time the old content is served once more, and the new one from then on', async () => {
    const content = start();
    await getTeam(content);
    replies['/api/teams'] = team('Anjali', 'Binu');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await getTeam(content)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(await getTeam(content)).toHaveLength(2);
  });

  test('a reply is as old as its question, however long the CMS took', async () => {
    const reply = client.get;
    vi.spyOn(client, 'get').mockImplementationOnce(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 2_900));
      return reply(path);
    });
    const content = start();
    const first = getTeam(content);
    await vi.advanceTimersByTimeAsync(2_900);
    await first;
    calls = [];
    await vi.advanceTimersByTimeAsync(2_600);
    await getTeam(content);
    expect(calls).toEqual(['/api/teams']);
  });

  test('a refresh shows a change at once and tells of it; an equal reply tells nothing', async () => {
    const content = start();
    const changed = vi.fn();
    await getTeam(content);
    content.onChange(changed);
    await content.refresh();
    expect(changed).not.toHaveBeenCalled();
    replies['/api/teams'] = team('Binu');
    calls = [];
    await Promise.all([content.refresh(), content.refresh(), content.refresh()]);
    expect(changed).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(1);
    expect(await getTeam(content)).toMatchObject([{ name: { text: 'Binu' } }]);
  });
});

test('a refresh after named changes reads what one of them concerns, and nothing else', async () => {
  const content = start();
  await getTeam(content);
  await getStats(content);
  calls = [];
  await content.refresh([{ path: '/api/galleries' }, { path: '/api/teams' }]);
  expect(calls).toEqual(['/api/teams']);
});

test('what is known can be looked at without asking the CMS', async () => {
  const content = start();
  expect(content.peek(teamCall)).toEqual({
    items: undefined,
    entries: undefined,
    state: 'failing',
  });
  expect(content.status()).toMatchObject({ cms: 'unknown', reads: [{ state: 'unread' }] });
  await getTeam(content);
  calls = [];
  const entries = team('Anjali').data;
  expect(content.peek(teamCall)).toMatchObject({ entries, state: 'current' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(content.peek(teamCall)).toMatchObject({ entries, state: 'stale' });
  expect(calls).toEqual([]);
  failure = 'unreachable';
  await content.refresh();
  expect(content.peek(teamCall)).toMatchObject({ entries, state: 'failing' });
});

test('a refresh reads again what was being read when the change came', async () => {
  const before = Promise.withResolvers<unknown>();
  replies['/api/teams'] = before.promise;
  const content = start();
  const reading = getTeam(content);
  replies['/api/teams'] = team('Binu');
  const refreshed = content.refresh();
  before.resolve(team('Anjali'));
  await reading;
  await refreshed;
  expect(await getTeam(content)).toMatchObject([{ name: { text: 'Binu' } }]);
});

describe('[R4] a list of several pages', () => {
  test('is read to its end or not at all, the first call staying that of 7.1', async () => {
    const pagination = { page: 1, pageSize: 2, pageCount: 3, total: 5 };
    replies = {
      '/api/teams': { ...team('A', 'B'), meta: { pagination } },
      '/api/teams?pagination[page]=2&pagination[pageSize]=2': team('C', 'D'),
      '/api/teams?pagination[page]=3&pagination[pageSize]=2': team('E'),
    };
    const names = (await getTeam(start())).map(({ name }) => name.text);
    expect(names.join('')).toBe('ABCDE');
    expect(calls[0]).toBe('/api/teams');
    delete replies['/api/teams?pagination[page]=3&pagination[pageSize]=2'];
    replies['/api/teams?pagination[page]=2&pagination[pageSize]=2'] = { error: {} };
    rmSync(folder, { recursive: true });
    expect(await getTeam(start()), 'a page that fails').toEqual([]);
  });

  test('has at most a hundred pages', async () => {
    const ofPages = (pageCount: number) => ({ pageCount, pageSize: 1, total: pageCount });
    for (let page = 2; page <= 100; page += 1) {
      replies[`/api/teams?pagination[page]=${page}&pagination[pageSize]=1`] = team('B');
    }
    replies['/api/teams'] = { ...team('A'), meta: { pagination: ofPages(100) } };
    expect(await getTeam(start())).toHaveLength(100);
    rmSync(folder, { recursive: true });
    replies['/api/teams'] = { ...team('A'), meta: { pagination: ofPages(101) } };
    expect(await getTeam(start())).toEqual([]);
    expect(calls.filter((call) => call === '/api/teams')).toHaveLength(2);
  });
});

describe('[R6] a CMS that fails', () => {
  test('it is asked again with pauses, and its return is noticed within seconds', async () => {
    failure = 'refused';
    const content = start();
    const since = new Date().toISOString();
    expect(await getTeam(content)).toEqual([]);
    const details = expect.objectContaining({ call: '/api/teams', failure });
    expect(log.error).toHaveBeenCalledWith(details, expect.stringContaining('REFUSES'));
    for (let visit = 0; visit < 50; visit += 1) await getTeam(content);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBeLessThan(42);
    await getStats(content);
    expect(content.status()).toMatchObject({ cms: 'down', downSince: since });
    failure = undefined;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await getTeam(content)).toHaveLength(1);
    expect(content.status().cms).toBe('up');
  });

  test('each failure is logged once, with its beginning and what visitors see meanwhile', async () => {
    const content = start();
    const readAt = new Date().toISOString();
    await getTeam(content);
    await vi.advanceTimersByTimeAsync(1_000);
    failure = 'unreachable';
    const failingSince = new Date().toISOString();
    await content.refresh();
    const call = '/api/teams';
    const shown = 'the last good content';
    await vi.advanceTimersByTimeAsync(20_000);
    const since = { state: 'failing', failingSince, shown, readAt };
    expect(content.status().reads).toEqual([{ path: call, failure, ...since }]);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(
      { call, failure, reason: 'Error: GET /api/teams failed', shown },
      expect.any(String),
    );
    failure = 'refused';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(content.status().reads).toEqual([{ path: call, failure, ...since }]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.info).not.toHaveBeenCalled();
    failure = undefined;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log.info).toHaveBeenCalledOnce();
    expect(log.info).toHaveBeenCalledWith({ call, since: failingSince }, expect.any(String));
    expect(content.status().reads).toMatchObject([{ state: 'current' }]);
  });

  test('a refresh takes the place of the next retry', async () => {
    failure = 'unreachable';
    const content = start();
    await getTeam(content);
    failure = undefined;
    await content.refresh();
    calls = [];
    await vi.advanceTimersByTimeAsync(4_000);
    expect(calls).toEqual([]);
  });

  test('a reply of the wrong shape does not replace good content', async () => {
    const content = start();
    await getTeam(content);
    for (const junk of [{ data: null }, {}, [], 'text', { data: {} }, { data: [null] }]) {
      replies['/api/teams'] = junk;
      await content.refresh();
      expect(await getTeam(content)).toHaveLength(1);
      expect(content.status().reads).toMatchObject([{ failure: 'unusable' }]);
    }
    replies['/api/teams'] = { data: [] };
    await content.refresh();
    expect(await getTeam(content), 'an empty list is content').toEqual([]);
  });

  test('a list of which all entries are broken is empty, so that deleted ones go; each is told once', async () => {
    const picture = (id: number, image: unknown, updatedAt = '2026-01-01T00:00:00.000Z') => ({
      id,
      attributes: { image, shortDescription: 'A day', updatedAt },
    });
    const path = '/api/galleries?populate=*';
    const good = Array.from({ length: 3 }, (_, index) => picture(index + 1, '/uploads/a.png'));
    replies[path] = { data: [...good, picture(8, null), picture(9, 7)] };
    const content = start();
    expect(await getGallery(content)).toHaveLength(3);
    replies[path] = { data: [picture(8, null), picture(9, 7)] };
    await content.refresh();
    expect(await getGallery(content)).toEqual([]);
    expect(content.status().reads).toMatchObject([{ state: 'current' }]);
    expect(log.warn).toHaveBeenCalledTimes(2);
    replies[path] = { data: [picture(9, 7, '2026-01-02T00:00:00.000Z'), picture(8, null)] };
    await content.refresh();
    expect(log.warn).toHaveBeenCalledTimes(3);
  });

  test('a wrong reply is asked for again ever more rarely', async () => {
    replies['/api/teams'] = { data: null };
    const content = start();
    await getTeam(content);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(calls.length).toBeLessThan(30);
    replies['/api/teams'] = team('Anjali');
    await vi.advanceTimersByTimeAsync(7 * 60_000);
    expect(await getTeam(content)).toHaveLength(1);
    replies['/api/teams'] = { data: null };
    await content.refresh();
    replies['/api/teams'] = team('Binu');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await getTeam(content)).toMatchObject([{ name: { text: 'Binu' } }]);
  });

  test('a CMS of which nothing can be read is down, as where CMS_URL leads elsewhere', async () => {
    failure = 'absent';
    const content = start();
    await getTeam(content);
    await content.read(oldAddressesCall);
    expect(content.status().cms).toBe('down');
  });

  test('what a parser cannot take is a reply that cannot be used', async () => {
    const content = start();
    const parse = () => {
      throw new TypeError('broken');
    };
    await content.read({ ...teamCall, parse });
    expect(content.status().reads).toMatchObject([{ failure: 'unusable' }]);
  });

  test('a project is found, absent or unknown, and never falsely absent', async () => {
    const key = '/api/projects?sort=sortOrder:ASC&populate=*';
    failure = 'unreachable';
    const empty = start();
    expect((await getProject(empty, 'spark')).state).toBe('unknown');
    expect(await getProjectUrls(empty)).toBeUndefined();
    failure = undefined;
    replies[key] = { data: [{ projectTitle: 'Spark', url: 'spark' }] };
    const content = start();
    expect((await getProject(content, 'spark')).state).toBe('found');
    expect((await getProject(content, 'none')).state).toBe('absent');
    expect(await getProjectUrls(content)).toEqual(new Set(['spark']));
    failure = 'unreachable';
    await content.refresh();
    expect((await getProject(content, 'spark')).state).toBe('found');
    expect((await getProject(content, 'none')).state).toBe('unknown');
    expect(await getProjects(content)).toHaveLength(1);
  });

  test('[R7] last good figures first, the defaults only where there never were any', async () => {
    failure = 'unreachable';
    expect(await getStats(start())).toEqual(defaultStats);
    failure = undefined;
    replies['/api/stats-counters'] = { data: [{ attributes: { students: 7 } }] };
    expect(await getStats(start())).toEqual({ id: 'at 0', students: 7 });
    failure = 'unreachable';
    expect(await getStats(start())).toMatchObject({ students: 7 });
  });

  test('one broken entry: status, count and log say the same', async () => {
    replies['/api/stats-counters'] = { data: [{ attributes: { students: 'many' } }] };
    const content = start();
    await getTeam(content);
    expect(await getStats(content)).toEqual(defaultStats);
    const shown = 'the default figures';
    expect(content.status()).toMatchObject({
      cms: 'up',
      reads: [
        { path: '/api/teams', state: 'current' },
        { path: '/api/stats-counters', state: 'failing', failure: 'unusable', shown },
      ],
    });
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: '/api/stats-counters', failure: 'unusable', shown }),
      expect.any(String),
    );
  });
});

describe('[R33] an optional call', () => {
  const renamed = (from: string, to: string) => ({
    data: [{ attributes: { from, to, kind: 'project' } }],
  });

  test.each<CmsFailure>(['absent', 'refused'])(
    'that is %s is asked again now and then, said once, and no failure',
    async (kind) => {
      failure = kind;
      const content = start();
      for (let minute = 0; minute < 25; minute += 1) {
        expect((await content.read(oldAddressesCall)).items).toEqual([]);
        await vi.advanceTimersByTimeAsync(60_000);
      }
      expect(calls).toHaveLength(3);
      expect(log.info).toHaveBeenCalledOnce();
      expect(log.warn).not.toHaveBeenCalled();
      expect(log.error).not.toHaveBeenCalled();
      expect(content.status()).toMatchObject({ cms: 'up', reads: [{ state: 'not offered' }] });
    },
  );

  test('whose name another type has counts as not offered: asked rarely, told once', async () => {
    const page = (id: number) => ({ id, attributes: { title: 'Theirs', slug: `page-${id}` } });
    replies[textPagesCall.path] = { data: [page(1), page(2), page(3)] };
    const content = start();
    for (let minute = 0; minute < 25; minute += 1) {
      expect((await content.read(textPagesCall)).items).toEqual([]);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(calls).toHaveLength(3);
    expect(content.status()).toMatchObject({ cms: 'up', reads: [{ state: 'not offered' }] });
    // A line for each entry, and one for the type.
    expect(log.warn).toHaveBeenCalledTimes(4);
  });

  test('[R6] that answers with a web page keeps its last good content', async () => {
    replies['/api/old-addresses'] = renamed('spark', 'project-spark');
    const content = start();
    await content.read(oldAddressesCall);
    failure = 'unusable';
    await content.refresh();
    expect((await content.read(oldAddressesCall)).items).toHaveLength(1);
    expect(content.status().reads).toMatchObject([{ state: 'failing' }]);
  });

  test('that the CMS stops to offer is a change, told once', async () => {
    replies['/api/old-addresses'] = renamed('spark', 'project-spark');
    const content = start();
    const changed = vi.fn();
    await content.read(oldAddressesCall);
    content.onChange(changed);
    failure = 'absent';
    await content.refresh();
    await content.refresh();
    expect((await content.read(oldAddressesCall)).items).toEqual([]);
    expect(changed).toHaveBeenCalledOnce();
    const { path, fallback: shown } = oldAddressesCall;
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ call: path, shown }, expect.any(String));
    expect(content.status().reads).toEqual([{ path, state: 'not offered', shown }]);
    failure = 'unreachable';
    await content.refresh();
    expect(content.status().reads).toMatchObject([{ state: 'failing', readAt: undefined }]);
  });

  test('that was never offered tells no change', async () => {
    failure = 'absent';
    const content = start();
    const changed = vi.fn();
    content.onChange(changed);
    await content.read(oldAddressesCall);
    await content.refresh();
    expect(changed).not.toHaveBeenCalled();
  });

  test('that fails in another way is not taken for one that the CMS does not offer', async () => {
    failure = 'unreachable';
    const content = start();
    expect((await content.read(oldAddressesCall)).state).toBe('failing');
    const { fallback: shown } = oldAddressesCall;
    expect(content.status().reads).toMatchObject([{ state: 'failing', shown }]);
  });

  test('is used where the CMS has it: a former address leads to the project', async () => {
    replies['/api/old-addresses'] = renamed('spark', 'project-spark');
    expect(await getProject(start(), 'spark')).toEqual({
      state: 'moved',
      path: '/projects/project-spark',
    });
    expect((await getProject(start(), 'none')).state).toBe('absent');
  });

  test('[R35] a project’s url is spelled as the CMS has it; a former address of a page is none', async () => {
    replies[projectsCall.path] = { data: [{ projectTitle: 'Spark', url: 'Spark' }] };
    const page = { from: 'visits', to: 'visit-us', kind: 'page' };
    replies['/api/old-addresses'] = { data: [...renamed('ganita', 'ganitham').data, page] };
    const content = start();
    await content.read(oldAddressesCall);
    await vi.advanceTimersByTimeAsync(3_000);
    await content.read(projectsCall);
    const spelled = ['spark', 'ganita', 'visits'].map((url) => spellingOfProject(content, url));
    expect(spelled).toEqual(['Spark', 'ganita', undefined]);
    expect((await getProject(content, 'visits')).state).toBe('absent');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(spellingOfProject(content, 'visits'), 'old addresses are stale').toBe('visits');
  });
});

describe('the copy on disk', () => {
  test('is served by the next process while the CMS is away', async () => {
    await getTeam(start());
    failure = 'unreachable';
    const second = start();
    expect(await getTeam(second)).toMatchObject([{ name: { text: 'Anjali' } }]);
    expect(second.status()).toMatchObject({ cms: 'down', reads: [{ state: 'failing' }] });
  });

  test('is known before the CMS is asked, with the time of its reading', async () => {
    const readAt = new Date().toISOString();
    await getTeam(start());
    const second = start();
    expect(second.peek(teamCall).items).toHaveLength(1);
    expect(second.status()).toMatchObject({
      cms: 'unknown',
      reads: [{ path: '/api/teams', state: 'unread', shown: 'the last good content', readAt }],
    });
  });

  test('is not used when none of its entries can be', async () => {
    await getTeam(start());
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    const stored: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...stored, entries: [null] }));
    failure = 'unreachable';
    expect(await getTeam(start())).toEqual([]);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({
        call: '/api/teams',
        reason: expect.stringContaining('can be used'),
      }),
      'Stored content cannot be used',
    );
  });

  test.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['of another shape', () => '{"entries":{}}'],
    ['empty', () => ''],
  ])('is not used when it is %s', async (_what, damage) => {
    await getTeam(start());
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    failure = 'unreachable';
    expect(await getTeam(start())).toEqual([]);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('damaged'));
  });

  test('missing space or rights cost the copy, not the page, and are told once', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'file-')), 'not-a-folder');
    writeFileSync(file, '');
    const content = start(file);
    expect((await content.read(teamCall)).items).toHaveLength(1);
    await getStats(content);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.stringContaining('not kept on disk'),
    );
  });
});
