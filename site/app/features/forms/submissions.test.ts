import { describe, expect, test, vi } from 'vitest';
import { type CmsClient, CmsError } from '../../cms/client.ts';
import { createLimits } from './limits.server.ts';
import { createSubmissions, type Submission } from './submissions.server.ts';

const silent = { info() {}, warn() {}, error() {} };
const stored = JSON.stringify({ data: { id: 1 } });

function open(post: () => Promise<string>, perAddress = 100) {
  const keys: (string | undefined)[] = [];
  const cms: Pick<CmsClient, 'post'> = {
    post(_path, _body, headers) {
      keys.push(headers['Idempotency-Key']);
      return post();
    },
  };
  const limits = createLimits({ perAddress, total: 1000, window: 60 });
  return { ...createSubmissions(cms, limits, silent, 'secret'), keys };
}

const message = (text: string, key?: string): Submission => ({
  kind: 'contact',
  fields: { fullName: 'Asha', email: 'a@b.co', contactQuery: text },
  notice: { language: 'en', version: 'abc' },
  key,
  address: '192.0.2.1',
});
const keyA = '11111111-1111-4111-8111-111111111111';
const keyB = '22222222-2222-4222-8222-222222222222';
const away = () => Promise.reject(new CmsError('unreachable', 'POST: ECONNREFUSED'));

describe('[R13] one record', () => {
  test('for equal content, unless both have different keys', async () => {
    const { take, keys } = open(async () => stored);
    const sent = async (...submission: Parameters<typeof message>) => {
      expect(await take(message(...submission))).toEqual({ state: 'received' });
      return keys.length;
    };
    expect(await sent('hello', keyA)).toBe(1);
    expect(await sent('hello', keyA)).toBe(1);
    expect(await sent('hello')).toBe(1);
    expect(await sent('hello', keyB)).toBe(2);
    expect(await sent('hello, corrected', keyA)).toBe(3);
    expect(await sent('bye')).toBe(4);
    expect(await sent('bye', keyA)).toBe(4);
    expect(new Set(keys).size).toBe(4);
  });

  test('while the first is still under way', async () => {
    const answer = Promise.withResolvers<string>();
    const { take, keys } = open(() => answer.promise);
    const both = [take(message('hello', keyA)), take(message('hello'))];
    answer.resolve(stored);
    expect(await Promise.all(both)).toEqual([{ state: 'received' }, { state: 'received' }]);
    expect(keys).toHaveLength(1);
  });

  test('a retry after a failure goes out under the same Idempotency-Key', async () => {
    const post = vi.fn<() => Promise<string>>().mockImplementationOnce(away);
    const { take, keys } = open(post.mockResolvedValue(stored));
    expect(await take(message('hello', keyA))).toEqual({ state: 'failed' });
    expect(await take(message('hello', keyA))).toEqual({ state: 'received' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test.each<[string, Submission['kind'], string, 'received' | 'not-stored']>([
  ['[7.2]', 'contact', '', 'received'],
  ['[7.2]', 'contact', 'thanks', 'received'],
  ['[7.2]', 'contact', '{}', 'received'],
  ['[R10]', 'contact', '{"data":null}', 'not-stored'],
  ['[8]', 'volunteer', '{"data":null}', 'not-stored'],
  ['[7.2]', 'volunteer', stored, 'received'],
  ['[7.2]', 'sponsor', '', 'not-stored'],
  ['[7.2]', 'sponsor', '{}', 'not-stored'],
  ['[7.2]', 'sponsor', '[]', 'not-stored'],
])('%s %s answered with %j is %s', async (_rule, kind, reply, state) => {
  const { take } = open(async () => reply);
  expect(await take({ ...message('x'), kind })).toEqual({ state });
});

test('limits count what is stored, not repeats and not failures', async () => {
  const post = vi.fn<() => Promise<string>>(away);
  const { take } = open(post, 2);
  const states = async (...texts: readonly string[]) => {
    const taken = [];
    for (const text of texts) taken.push((await take(message(text))).state);
    return taken;
  };
  expect(await states('a', 'b', 'c')).toEqual(['failed', 'failed', 'failed']);
  post.mockResolvedValue(stored);
  expect(await states('a', 'a', 'b', 'a', 'c')).toEqual([
    ...['received', 'received', 'received', 'received', 'limited'],
  ]);
  expect(await take({ ...message('c'), address: 'other' })).toEqual({ state: 'received' });
});
