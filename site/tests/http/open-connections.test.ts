import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Opened, openSite } from './open-site.ts';

const hookSecret = 'the-secret-of-this-test';
let opened: Opened;
let port: number;
beforeAll(async () => {
  opened = await openSite({ env: { CONTENT_TTL: '3600', CONTENT_HOOK_SECRET: hookSecret } });
  port = Number(new URL(opened.site.url).port);
  await opened.page('/');
  await opened.page('/team');
});
afterAll(() => opened.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A visitor's connection: what is written on it byte for byte, and the answers one after the other. */
async function visitor(): Promise<{
  socket: Socket;
  say(text: string): void;
  answer(hasBody?: boolean): Promise<Answer>;
  ask(text: string): Promise<Answer>;
  closed: Promise<void>;
}> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  const answer = async (hasBody = true): Promise<Answer> => {
    for (const until = performance.now() + 8_000; performance.now() < until; await pause(5)) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) continue;
      const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      );
      const length = hasBody ? Number(headers['content-length'] ?? 0) : 0;
      if (bytes.length < end + 4 + length) continue;
      const body = bytes.subarray(end + 4, end + 4 + length);
      bytes = bytes.subarray(end + 4 + length);
      return { status: Number(first.split(' ')[1]), headers, body };
    }
    throw new Error(`No answer in time, but: ${bytes.toString('latin1').slice(0, 300)}`);
  };
  const say = (text: string) => void socket.write(Buffer.from(text, 'latin1'));
  const ask = (text: string) => {
    say(text);
    return answer();
  };
  return { socket, say, answer, ask, closed };
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;
const head = (path: string, ...lines: string[]) => get(path, ...lines).replace('GET', 'HEAD');
const title = ({ body }: Answer) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

test('one connection gets page after page, each in the encoding asked for', async () => {
  const { ask, socket } = await visitor();
  const plain = await ask(get('/team'));
  const packed = await ask(get('/team', 'Accept-Encoding: gzip, deflate, br'));
  const zipped = await ask(get('/team', 'Accept-Encoding: gzip'));
  expect([plain.status, packed.status, zipped.status]).toEqual([200, 200, 200]);
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(title(plain)).toContain('Team');
  expect(title(await ask(get('/')))).not.toContain('Team');
  socket.destroy();
});

test('a page has the same headers on whichever way it is answered', async () => {
  const { ask, say, answer, socket } = await visitor();
  const quick = await ask(get('/team', 'Accept-Encoding: br'));
  say(head('/team', 'Accept-Encoding: br'));
  const byNode = await answer(false);
  const { date, ...others } = quick.headers;
  const { date: dateByNode = '', ...othersByNode } = byNode.headers;
  expect(others).toEqual(othersByNode);
  expect(Math.abs(Date.parse(date ?? '') - Date.parse(dateByNode))).toBeLessThan(5_000);
  expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(5_000);
  socket.destroy();
});

test('the time of an answer goes on', async () => {
  const { ask, socket } = await visitor();
  const dates = new Set<string | undefined>();
  for (let turn = 0; turn < 3; turn += 1) {
    dates.add((await ask(get('/team'))).headers.date);
    await pause(1_000);
  }
  expect(dates.size).toBeGreaterThan(1);
  for (const date of dates) expect(date).toBe(new Date(Date.parse(date ?? '')).toUTCString());
  socket.destroy();
});

test('who has the page already is told so, with what caches need to know', async () => {
  const { ask, say, answer, socket } = await visitor();
  const { headers } = await ask(get('/team'));
  const known = `If-None-Match: ${headers.etag}`;
  const quick = await ask(get('/team', known));
  say(head('/team', known));
  const byNode = await answer(false);
  for (const { status, headers: own, body } of [quick, byNode]) {
    expect(status).toBe(304);
    expect(body.length).toBe(0);
    expect(own).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': headers['cache-control'],
    });
  }
  socket.destroy();
});

test('several requests at once are answered in their order', async () => {
  const { ask, say, answer, socket } = await visitor();
  await ask(get('/team'));
  say(get('/team') + get('/') + get('/no-such-page') + get('/team'));
  const team = await answer();
  const home = await answer();
  expect(title(team)).toContain('Team');
  expect(title(home)).not.toContain('Team');
  expect((await answer()).status).toBe(404);
  expect((await answer()).body.equals(team.body)).toBe(true);
  socket.destroy();
});

test('a request that comes in pieces is waited for, before and after a page', async () => {
  for (const isFirst of [true, false]) {
    const { ask, say, answer, socket } = await visitor();
    if (!isFirst) await ask(get('/'));
    const text = get('/team', 'Accept-Encoding: gzip');
    for (const part of [text.slice(0, 3), text.slice(3, 30), text.slice(30, -1), text.slice(-1)]) {
      say(part);
      await pause(20);
    }
    expect(gunzipSync((await answer()).body).toString()).toContain('<title>');
    socket.destroy();
  }
});

test('after a page come files, forms and pages on the same connection', async () => {
  const { ask, socket } = await visitor();
  const page = await ask(get('/contact-us'));
  const file = /\/assets\/[\w.-]+\.js/.exec(page.body.toString())?.[0] ?? '';
  const script = await ask(get(file));
  expect(script.status).toBe(200);
  expect(script.headers['content-type']).toContain('javascript');
  const form = 'name=';
  const refused = await ask(
    `POST /contact-us HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
  );
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
  socket.destroy();
});

test('a page that is not kept at the moment is made for whoever asks next', async () => {
  const { ask, socket } = await visitor();
  await ask(get('/gallery'));
  expect(title(await ask(get('/gallery')))).toContain('Gallery');
  const states = await Promise.all(
    [1, 2, 3].map(async () => (await visitor()).ask(get('/privacy'))),
  );
  expect(new Set(states.map(({ body }) => body.toString())).size).toBe(1);
  socket.destroy();
});

test('a visitor who reads slowly gets all of it, and then the next page', async () => {
  const { ask, say, answer, socket } = await visitor();
  await ask(get('/'));
  socket.pause();
  // More than the connection takes in at once.
  for (let turn = 0; turn < 60; turn += 1) {
    say(get('/'));
    await pause(5);
  }
  await pause(500);
  socket.resume();
  const { body } = await answer();
  for (let turn = 1; turn < 60; turn += 1) expect((await answer()).body.equals(body)).toBe(true);
  expect(title(await ask(get('/team')))).toContain('Team');
  socket.destroy();
});

test('who leaves in the middle harms nobody', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const { say, socket } = await visitor();
    say(get(turn % 2 === 0 ? '/' : `/team?member=${turn}`));
    if (turn % 3 === 0) socket.resetAndDestroy();
    else socket.end();
  }
  expect(title(await (await visitor()).ask(get('/team')))).toContain('Team');
});

test('each is one line in the log, with its own id', async () => {
  const { ask, socket } = await visitor();
  const lines = () =>
    opened.site
      .output()
      .split('\n')
      .filter((line) => line.includes('"route":"/app-privacy"'));
  await ask(get('/app-privacy'));
  await ask(get('/app-privacy'));
  await eventually(async () => expect(lines()).toHaveLength(2));
  const ids = lines().map((line) => JSON.parse(line).id);
  expect(new Set(ids).size).toBe(2);
  socket.destroy();
});

test('a change shows at once on a connection that stays open', async () => {
  const { ask, socket } = await visitor();
  expect((await ask(get('/'))).body.toString()).not.toMatch(/32,?001/);
  const { content } = opened.backend;
  opened.backend.content = {
    ...content,
    'stats-counters': [{ ...content['stats-counters'][0], students: 32_001 }],
  };
  const told = await opened.get('/hooks/content', {
    method: 'POST',
    headers: { Authorization: `Bearer ${hookSecret}` },
  });
  expect(told.status).toBe(202);
  await eventually(async () => expect((await ask(get('/'))).body.toString()).toMatch(/32,?001/));
  socket.destroy();
});
