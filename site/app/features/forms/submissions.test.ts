import { describe, expect, test, vi } from 'vitest';
import { type CmsClient, CmsError } from '../../cms/client.ts';
import { createLimits } from './limits.server.ts';
import { createSubmissions, givenKey, type Submission } from './submissions.server.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const stored = JSON.stringify({ data: { id: 1 } });

function open(post: () => Promise<string>, perIp = 100) {
  const keys: (string | undefined)[] = [];
  const cms: Pick<CmsClient, 'post'> = {
    post(_path, _body, headers) {
      keys.push(headers['Idempotency-Key']);
      return post();
    },
  };
  const limits = createLimits({ perIp, total: 1000, window: 60 });
  return { ...createSubmissions(cms, limits, log, 'secret'), keys };
}

const message = (text: string, key?: string): Submission => ({
  kind: 'contact',
  fields: { fullName: 'Asha', email: 'a@b.co', contactQuery: text },
  notice: { language: 'en', digest: 'abc' },
  key,
  visitorIp: '192.0.2.1',
});
const keyA = '11111111-1111-4111-8111-111111111111';
const keyB = '22222222-2222-4222-8222-222222222222';
const away = () => Promise.reject(new CmsError('unreachable', 'POST: ECONNREFUSED'));

describe('[R13] how many records', () => {
  test.each([
    { earlier: keyA, now: keyA, records: 1, why: 'the button was pressed twice' },
    { earlier: keyA, now: keyB, records: 2, why: 'the form was filled in a second time' },
    { earlier: keyA, now: undefined, records: 1, why: 'it was sent again before the scripts ran' },
    { earlier: undefined, now: keyA, records: 1, why: 'the scripts had not run at first' },
    { earlier: undefined, now: undefined, records: 1, why: 'the browser runs no scripts' },
  ])('$records for equal fields: $why', async ({ earlier, now, records }) => {
    const { submit, keys } = open(async () => stored);
    expect(await submit(message('hello', earlier))).toEqual({ state: 'stored' });
    expect(await submit(message('hello', now))).toEqual({ state: 'stored' });
    expect(new Set(keys).size).toBe(records);
    expect(keys).toHaveLength(records);
  });

  test('two for a form that was corrected and sent again', async () => {
    const { submit, keys } = open(async () => stored);
    await submit(message('hello', keyA));
    await submit(message('hello, corrected', keyA));
    expect(new Set(keys).size).toBe(2);
  });

  test('one while the first is still under way', async () => {
    const answer = Promise.withResolvers<string>();
    const { submit, keys } = open(() => answer.promise);
    const both = [submit(message('hello', keyA)), submit(message('hello'))];
    answer.resolve(stored);
    expect(await Promise.all(both)).toEqual([{ state: 'stored' }, { state: 'stored' }]);
    expect(keys).toHaveLength(1);
  });

  test('a retry after a failure goes out under the same Idempotency-Key', async () => {
    const post = vi.fn<() => Promise<string>>().mockImplementationOnce(away);
    const { submit, keys } = open(post.mockResolvedValue(stored));
    expect(await submit(message('hello', keyA))).toEqual({ state: 'failed' });
    expect(await submit(message('hello', keyA))).toEqual({ state: 'stored' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test.each<[string, Submission['kind'], string, 'stored' | 'not-stored']>([
  ['[7.2]', 'contact', '', 'stored'],
  ['[7.2]', 'contact', 'thanks', 'stored'],
  ['[7.2]', 'contact', '{}', 'stored'],
  ['[R10]', 'contact', '{"data":null}', 'not-stored'],
  ['[8]', 'volunteer', '{"data":null}', 'not-stored'],
  ['[7.2]', 'volunteer', stored, 'stored'],
  ['[7.2]', 'sponsor', '', 'not-stored'],
  ['[7.2]', 'sponsor', '{}', 'not-stored'],
  ['[7.2]', 'sponsor', '[]', 'not-stored'],
])('%s %s answered with %j is %s', async (_rule, kind, reply, state) => {
  const { submit } = open(async () => reply);
  expect(await submit({ ...message('x'), kind })).toEqual({ state });
});

test('limits count what is stored, not repeats and not failures', async () => {
  const post = vi.fn<() => Promise<string>>(away);
  const { submit } = open(post, 2);
  const states = async (...texts: readonly string[]) => {
    const outcomes = [];
    for (const text of texts) outcomes.push((await submit(message(text))).state);
    return outcomes;
  };
  expect(await states('a', 'b', 'c')).toEqual(['failed', 'failed', 'failed']);
  post.mockResolvedValue(stored);
  expect(await states('a', 'a', 'b', 'a')).toEqual(Array(4).fill('stored'));
  expect(await states('c')).toEqual(['limited']);
  expect(await submit({ ...message('c'), visitorIp: 'other' })).toEqual({ state: 'stored' });
});

test.each([
  [new CmsError('refused', 'POST: 403'), 'the CMS refuses CMS_WRITE_TOKEN'],
  [new CmsError('unreachable', 'POST: ECONNREFUSED'), 'POST: ECONNREFUSED'],
])(
  'the log says why a submission was not delivered, and nothing of the person',
  async (error, reason) => {
    log.error.mockClear();
    const { submit } = open(() => Promise.reject(error));
    await submit(message('hello'));
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { form: 'contact', reason },
      expect.any(String),
    );
  },
);

test('the log tells of a submission that was answered with null data', async () => {
  log.error.mockClear();
  const { submit } = open(async () => '{"data":null}');
  await submit(message('hello'));
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ form: 'contact' }, expect.any(String));
});

test('a fault of the site is no failure of the CMS, and the same form can be sent again', async () => {
  const post = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('a fault'));
  const { submit } = open(post.mockResolvedValue(stored));
  await expect(submit(message('hello', keyA))).rejects.toThrow('a fault');
  expect(await submit(message('hello', keyA))).toEqual({ state: 'stored' });
});

describe('[R13] a key counts where it is a UUID', () => {
  test('as a browser makes it', () => {
    for (const key of [keyA, '0f8fad5b-d9cb-469f-a165-70867728950e'])
      expect(givenKey(key)).toBe(key);
  });
  test.each([
    ...['', 'x', '1-1111-4111-8111-111111111111', '11111111-1111-111111111111'],
    ...[
      '11111111-1-1-1-111111111111',
      '11111111-1111-4111-8111-1',
      'zzzzzzzz-1111-4111-8111-111111111111',
    ],
    ...['11111111-zzzz-zzzz-zzzz-111111111111', '11111111-1111-4111-8111-zzzzzzzzzzzz'],
    ...[`x${keyA}`, `${keyA}x`, `${keyA}\n`],
  ])('and not as %j', (value) => {
    expect(givenKey(value)).toBeUndefined();
  });
  test('nor where there is none', () => {
    expect(givenKey(null)).toBeUndefined();
  });
});
