import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CmsClient, CmsError } from '../../app/cms/client.ts';
import { createLimits } from '../limits.ts';
import { openSubmissionStore } from './store.ts';
import { createSubmissions, type Submission } from './submissions.ts';

const silent = { info() {}, warn() {}, error() {} };
const stored = JSON.stringify({ data: { id: 1 } });

let folder: string;
let closers: (() => void)[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'submissions-'));
  closers = [];
});
afterEach(() => {
  for (const close of closers) close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

type Post = (body: unknown, key: string | undefined) => Promise<string>;

function open(post: Post, options: { outbox?: boolean; most?: number; perAddress?: number } = {}) {
  const posts: { body: unknown; key: string | undefined }[] = [];
  const cms: CmsClient = {
    get: () => Promise.reject(new Error('not read here')),
    post(_path, body, key) {
      posts.push({ body, key });
      return post(body, key);
    },
  };
  const file = path.join(folder, 'submissions.sqlite');
  const store = openSubmissionStore({ file, most: options.most ?? 10, log: silent });
  const limits = createLimits({ perAddress: options.perAddress ?? 100, total: 1000, window: 60 });
  const submissions = createSubmissions({
    cms,
    store,
    limits,
    log: silent,
    outbox: options.outbox ?? false,
    secret: 'secret',
  });
  const close = () => {
    submissions.close();
    store.close();
    closers = closers.filter((each) => each !== close);
  };
  closers.push(close);
  return { submissions, posts, close, file };
}

const message = (text: string, key?: string): Submission => ({
  kind: 'contact',
  fields: { fullName: 'Asha', email: 'a@b.co', contactQuery: text },
  key,
  address: '192.0.2.1',
});
const keyA = '11111111-1111-4111-8111-111111111111';
const keyB = '22222222-2222-4222-8222-222222222222';
const away = () => Promise.reject(new CmsError('unreachable', 'POST: ECONNREFUSED'));

describe('[R13] one record', () => {
  test('for the same key, also after a restart', async () => {
    const first = open(async () => stored);
    expect(await first.submissions.take(message('hello', keyA))).toEqual({ state: 'received' });
    expect(await first.submissions.take(message('hello', keyA))).toEqual({ state: 'received' });
    expect(first.posts).toHaveLength(1);
    first.close();
    const second = open(async () => stored);
    expect(await second.submissions.take(message('hello', keyA))).toEqual({ state: 'received' });
    expect(second.posts).toEqual([]);
  });

  test('for equal content where one of the two has no key', async () => {
    const { submissions, posts } = open(async () => stored);
    await submissions.take(message('hello'));
    await submissions.take(message('hello'));
    await submissions.take(message('hello', keyA));
    expect(posts).toHaveLength(1);
    await submissions.take(message('bye', keyA));
    await submissions.take(message('bye'));
    expect(posts).toHaveLength(2);
  });

  test('but two for two keys, and two for two contents under one key', async () => {
    const { submissions, posts } = open(async () => stored);
    await submissions.take(message('hello', keyA));
    await submissions.take(message('hello', keyB));
    await submissions.take(message('hello, corrected', keyA));
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
  });

  test('while the first is still under way', async () => {
    let answer = (_: string) => {};
    const { submissions, posts } = open(() => new Promise((resolve) => (answer = resolve)));
    const both = [submissions.take(message('hello', keyA)), submissions.take(message('hello'))];
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    answer(stored);
    expect(await Promise.all(both)).toEqual([{ state: 'received' }, { state: 'received' }]);
    expect(posts).toHaveLength(1);
  });

  test('a retry after a failure goes out under the same Idempotency-Key', async () => {
    let isAway = true;
    const { submissions, posts } = open(() => (isAway ? away() : Promise.resolve(stored)));
    expect(await submissions.take(message('hello', keyA))).toEqual({ state: 'failed' });
    isAway = false;
    expect(await submissions.take(message('hello', keyA))).toEqual({ state: 'received' });
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  test('is forgotten after 24 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { submissions, posts } = open(async () => stored);
    await submissions.take(message('hello'));
    vi.advanceTimersByTime(24 * 3600 * 1000 + 1);
    await submissions.take(message('hello'));
    expect(posts).toHaveLength(2);
  });
});

describe('what the backend answers', () => {
  test('[8] null data is not stored', async () => {
    const { submissions } = open(async () => '{"data":null}');
    const registration: Submission = { ...message('x'), kind: 'volunteer' };
    expect(await submissions.take(registration)).toEqual({ state: 'not-stored' });
  });

  test('[7.2] the contact form’s reply is not otherwise used', async () => {
    for (const reply of ['', 'thanks', '{}', stored]) {
      const { submissions, close } = open(async () => reply);
      expect(await submissions.take(message(reply))).toEqual({ state: 'received' });
      close();
    }
  });

  test('[R10] null data is not stored, for the contact form too', async () => {
    const { submissions } = open(async () => '{"data":null}');
    expect(await submissions.take(message('x'))).toEqual({ state: 'not-stored' });
  });

  test.each(['', 'thanks', '{}', '[]'])(
    '[7.2] a registration answered %j is not stored',
    async (reply) => {
      const { submissions } = open(async () => reply);
      expect(await submissions.take({ ...message('x'), kind: 'sponsor' })).toEqual({
        state: 'not-stored',
      });
    },
  );
});

describe('limits', () => {
  test('count what is stored: not repeats, not failures', async () => {
    let isAway = true;
    const { submissions } = open(() => (isAway ? away() : Promise.resolve(stored)), {
      perAddress: 2,
    });
    for (let round = 0; round < 5; round += 1) {
      expect((await submissions.take(message(`lost ${round}`))).state).toBe('failed');
    }
    isAway = false;
    for (let round = 0; round < 5; round += 1) {
      expect((await submissions.take(message('the same'))).state).toBe('received');
    }
    expect((await submissions.take(message('second'))).state).toBe('received');
    expect(await submissions.take(message('third'))).toMatchObject({ state: 'limited' });
    expect((await submissions.take({ ...message('third'), address: 'other' })).state).toBe(
      'received',
    );
  });
});

describe('the outbox', () => {
  test('takes what the backend cannot, and delivers it later', async () => {
    let isAway = true;
    const { submissions, posts } = open(() => (isAway ? away() : Promise.resolve(stored)), {
      outbox: true,
    });
    expect(await submissions.take(message('hello'))).toEqual({ state: 'received' });
    await vi.waitFor(() => expect(posts.length).toBeGreaterThan(0));
    expect(submissions.queue()).toMatchObject({ waiting: 1, since: expect.any(String) });
    isAway = false;
    await vi.waitFor(() => expect(submissions.queue().waiting).toBe(0), 5000);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  test('is there after a restart, even if it has been turned off since', async () => {
    const first = open(away, { outbox: true });
    await first.submissions.take(message('hello'));
    await vi.waitFor(() => expect(first.posts).toHaveLength(1));
    first.close();
    const second = open(async () => stored);
    await vi.waitFor(() => expect(second.posts).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(second.submissions.queue().waiting).toBe(0));
  });

  test('belongs to its owner alone, and holds nothing of what was delivered', async () => {
    const { submissions, file } = open(async () => stored, { outbox: true });
    await submissions.take(message('a very private message'));
    await vi.waitFor(() => expect(submissions.queue().waiting).toBe(0));
    for (const name of [file, `${file}-wal`, `${file}-shm`]) {
      expect(statSync(name).mode & 0o077).toBe(0);
      expect(readFileSync(name).includes('a very private message')).toBe(false);
    }
  });

  test('when full, submissions go directly; if that fails, so it is said', async () => {
    const { submissions } = open(away, { outbox: true, most: 2 });
    expect(await submissions.take(message('1'))).toEqual({ state: 'received' });
    expect(await submissions.take(message('2'))).toEqual({ state: 'received' });
    expect(await submissions.take(message('3'))).toEqual({ state: 'failed' });
    expect(submissions.queue().waiting).toBe(2);
  });

  test('that cannot be written is no outbox, and no obstacle either', async () => {
    mkdirSync(path.join(folder, 'submissions.sqlite'));
    chmodSync(path.join(folder, 'submissions.sqlite'), 0o555);
    let isAway = true;
    const { submissions } = open(() => (isAway ? away() : Promise.resolve(stored)), {
      outbox: true,
    });
    expect(await submissions.take(message('1'))).toEqual({ state: 'failed' });
    isAway = false;
    expect(await submissions.take(message('1'))).toEqual({ state: 'received' });
  });

  test('one entry that the backend will not have holds up no other', async () => {
    const { submissions, posts } = open(
      async (body) => {
        if (JSON.stringify(body).includes('bad')) throw new CmsError('unusable', 'POST: 400');
        return stored;
      },
      { outbox: true },
    );
    await submissions.take(message('bad'));
    await submissions.take(message('good'));
    await vi.waitFor(() => expect(submissions.queue().waiting).toBe(1), 5000);
    expect(JSON.stringify(posts)).toContain('good');
  });
});
