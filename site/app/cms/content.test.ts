import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CmsClient, CmsError, type CmsFailure } from './client.ts';
import { type Content, createContent } from './content.ts';
import { getProject, getProjects } from './projects.ts';
import { createSnapshotFiles } from './snapshots.ts';
import { defaultStats, getStats } from './stats.ts';
import { getTeam, teamCall } from './team.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let replies: Record<string, unknown>;
let failure: CmsFailure | undefined;
let calls: string[];
let open: Content[] = [];

const client: CmsClient = {
  get(pathAndQuery) {
    calls.push(pathAndQuery);
    if (failure) return Promise.reject(new CmsError(failure, `GET ${pathAndQuery} failed`));
    return Promise.resolve(replies[pathAndQuery] ?? { data: [] });
  },
  post: () => Promise.reject(new Error('not here')),
};

function start(): Content {
  const content = createContent({
    client,
    context: { cmsUrl: 'https://cms.example', address: (url) => url, log },
    snapshots: createSnapshotFiles(folder, log),
    ttl: 5_000,
  });
  open.push(content);
  return content;
}

const team = (...names: string[]) => ({ data: names.map((name) => ({ attributes: { name } })) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  replies = { '/api/teams': team('Anjali') };
  failure = undefined;
  calls = [];
});

afterEach(() => {
  for (const content of open) content.close();
  open = [];
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
  vi.clearAllMocks();
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

  test('a refresh shows a change at once and tells of it; an equal reply tells nothing', async () => {
    const content = start();
    const changed = vi.fn();
    await getTeam(content);
    content.onChange(changed);
    await content.refresh();
    expect(changed).not.toHaveBeenCalled();
    replies['/api/teams'] = team('Binu');
    await content.refresh();
    expect(changed.mock.calls).toEqual([['/api/teams']]);
    expect(await getTeam(content)).toMatchObject([{ name: 'Binu' }]);
  });
});

describe('[R4] a list of several pages', () => {
  test('is read to its end, the first call staying exactly that of 7.1', async () => {
    const pagination = { page: 1, pageSize: 2, pageCount: 3, total: 5 };
    replies = {
      '/api/teams': { ...team('A', 'B'), meta: { pagination } },
      '/api/teams?pagination[page]=2&pagination[pageSize]=2': team('C', 'D'),
      '/api/teams?pagination[page]=3&pagination[pageSize]=2': team('E'),
    };
    const names = (await getTeam(start())).map(({ name }) => name);
    expect(names.join('')).toBe('ABCDE');
    expect(calls[0]).toBe('/api/teams');
  });

  test('with a page that fails counts as failed as a whole', async () => {
    replies['/api/teams'] = {
      ...team('A'),
      meta: { pagination: { page: 1, pageSize: 1, pageCount: 2 } },
    };
    replies['/api/teams?pagination[page]=2&pagination[pageSize]=1'] = { error: {} };
    expect(await getTeam(start())).toEqual([]);
  });
});

describe('[R6] a backend in trouble', () => {
  test('the last good content is served, also by the next process', async () => {
    await getTeam(start());
    failure = 'unreachable';
    const second = start();
    expect(await getTeam(second)).toMatchObject([{ name: 'Anjali' }]);
    expect(second.status()).toMatchObject({ backend: 'down' });
  });

  test('without any content the section is empty', async () => {
    failure = 'unreachable';
    expect(await getTeam(start())).toEqual([]);
  });

  test('it is asked again with pauses, and its return is noticed within seconds', async () => {
    failure = 'unreachable';
    const content = start();
    await getTeam(content);
    for (let visit = 0; visit < 50; visit += 1) await getTeam(content);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBeLessThan(20);
    failure = undefined;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await getTeam(content)).toHaveLength(1);
    expect(content.status().backend).toBe('up');
  });

  test('refusing us is our own misconfiguration, and loud', async () => {
    failure = 'refused';
    await getTeam(start());
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ call: '/api/teams' }),
      expect.stringContaining('REFUSES'),
    );
  });

  test('a reply of the wrong shape does not replace good content', async () => {
    const content = start();
    await getTeam(content);
    for (const junk of [{ data: null }, {}, [], 'text', { data: {} }, { data: [null] }]) {
      replies['/api/teams'] = junk;
      await content.refresh();
      expect(await getTeam(content)).toHaveLength(1);
    }
  });

  test('an empty list is content like any other', async () => {
    const content = start();
    await getTeam(content);
    replies['/api/teams'] = { data: [] };
    await content.refresh();
    expect(await getTeam(content)).toEqual([]);
  });

  test('a project is found, absent or unknown, and never falsely absent', async () => {
    const key = '/api/projects?sort=sortOrder:ASC&populate=*';
    failure = 'unreachable';
    expect((await getProject(start(), 'spark')).state).toBe('unknown');
    failure = undefined;
    replies[key] = { data: [{ projectTitle: 'Spark', url: 'spark' }] };
    const content = start();
    expect((await getProject(content, 'spark')).state).toBe('found');
    expect((await getProject(content, 'none')).state).toBe('absent');
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
    expect(await getStats(start())).toMatchObject({ students: 7, volunteers: 5000 });
    failure = 'unreachable';
    expect(await getStats(start())).toMatchObject({ students: 7 });
  });
});

describe('the copy on disk', () => {
  const file = () => path.join(folder, readdirSync(folder)[0] ?? '');

  test.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['altered', (text: string) => text.replace('Anjali', 'Eve')],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['empty', () => ''],
  ])('is not used when it is %s', async (_what, damage) => {
    await getTeam(start());
    writeFileSync(file(), damage(readFileSync(file(), 'utf8')));
    failure = 'unreachable';
    expect(await getTeam(start())).toEqual([]);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('damaged'));
  });

  test('missing space or rights cost the copy, not the page', async () => {
    writeFileSync(path.join(tmpdir(), 'not-a-folder'), '');
    const content = createContent({
      client,
      context: { cmsUrl: 'https://cms.example', address: (url) => url, log },
      snapshots: createSnapshotFiles(path.join(tmpdir(), 'not-a-folder'), log),
      ttl: 5_000,
    });
    expect((await content.read(teamCall)).items).toHaveLength(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringContaining('cannot be kept on disk'),
    );
    content.close();
  });
});
