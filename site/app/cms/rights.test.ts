import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CmsClient, CmsError } from './client.ts';
import { checkRights } from './rights.ts';

const lines: { level: string; details: object; message: string }[] = [];
const note = (level: string) => (details: object, message: string) =>
  void lines.push({ level, details, message });
const log = { info: note('info'), warn: note('warn'), error: note('error') };

/** Strapi's answers as recorded: 400 to a POST without data that the token allows, 403 to what it does not. */
const answering = (statusOf: (method: string, path: string) => number | undefined) => {
  const answer = async (method: string, path: string): Promise<string> => {
    const status = statusOf(method, path);
    if (status === 200) return '{"data":[]}';
    throw new CmsError(status === undefined ? 'unreachable' : 'refused', 'a reason', status);
  };
  return {
    get: (path: string) => answer('GET', path),
    post: vi.fn<CmsClient['post']>((path) => answer('POST', path)),
  };
};

beforeEach(() => {
  lines.length = 0;
});
afterEach(() => vi.useRealTimers());

test('with the rights of the document the log has nothing to say, and no data is sent', async () => {
  const client = answering((method) => (method === 'POST' ? 400 : 403));
  await checkRights(client, log);
  expect(lines).toEqual([]);
  expect(client.post.mock.calls.map(([, body]) => body)).toEqual([{}, {}, {}, {}]);
});

test('[6] a right that the token lacks is named as in the screen of Strapi', async () => {
  const client = answering((method, path) =>
    method === 'GET' || /volunteer|donate/.test(path) ? 403 : 400,
  );
  await checkRights(client, log);
  expect(lines).toMatchObject([
    { level: 'error', details: { tick: ['Volunteer-form: create', 'Donate-form: create'] } },
  ]);
});

test.each([404, 405])('a type that the CMS does not have is named: %i', async (status) => {
  const client = answering((method, path) =>
    method === 'POST' ? (path === '/api/intern-forms' ? status : 400) : 403,
  );
  await checkRights(client, log);
  expect(lines).toMatchObject([{ level: 'error', details: { absent: ['/api/intern-forms'] } }]);
});

test('a token that the CMS does not know is one line', async () => {
  await checkRights(
    answering(() => 401),
    log,
  );
  expect(lines).toMatchObject([
    { level: 'error', message: expect.stringContaining('CMS_WRITE_TOKEN') },
  ]);
});

test('a token for reading that may read submissions is told, and asks for their ids alone', async () => {
  const asked: string[] = [];
  const client = answering((method, path) => {
    if (method === 'GET') asked.push(path);
    return method === 'POST' ? 400 : path.includes('/contact-forms?') ? 200 : 403;
  });
  await checkRights(client, log);
  expect(lines).toMatchObject([{ level: 'warn', details: { untick: ['Contact-form: find'] } }]);
  for (const path of asked) expect(path).toContain('?fields=id&');
});

test.each([
  ['may', 400, ['Volunteer-form: findOne']],
  ['may not', 403, undefined],
  // As the types of docs/own-strapi, which have no such route.
  ['cannot', 404, undefined],
])(
  'a token that %s read a single form is asked without reading one',
  async (_may, status, untick) => {
    const client = answering((method, path) =>
      method === 'POST' ? 400 : path.includes('/volunteer-forms/0?') ? status : 403,
    );
    await checkRights(client, log);
    expect(lines).toMatchObject(untick ? [{ level: 'warn', details: { untick } }] : []);
  },
);

test('while the CMS is away nothing is told, and a minute later it is asked again', async () => {
  vi.useFakeTimers();
  let status: number | undefined;
  const client = answering(() => status);
  await checkRights(client, log);
  expect(lines).toEqual([]);
  status = 403;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
});
