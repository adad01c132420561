import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchange } from '../../../test-support/exchange.ts';
import { sharedSite } from './open-site.ts';

const opened = sharedSite({ env: { LANGUAGES: 'ml', CONTENT_TTL: '3600' } });
const raw = (bytes: string) => exchange(Number(new URL(opened.site.url).port), bytes);
const ask = (path: string, host = 'localhost', method = 'GET') =>
  raw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

const fragments = [
  ...`/ // /.. /%2e%2e %2f %5c %00 %E0%A4%A /etc/passwd /package.json /server/index.js /projects /team
    /images/320 /.data ?q= &q=%00 ?_routes= # %25 /__proto__ ; @evil.example`.split(/\s+/),
  ...['\u00e9'.repeat(3), 'a'.repeat(3_000)],
];
const header = fc.constantFrom(
  ...['Range: bytes=5-2', 'Range: bytes=-0', 'Accept-Encoding: br;q=0, *', 'If-None-Match: W/"'],
  ...['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example', 'Upgrade: websocket'],
  ...['Cookie: flash=x; preview=y', 'Content-Length: 0', 'Host: a@b', 'Host: localhost?'],
);

test('100 malformed requests bring no error, no hang, no file from elsewhere, and leave the pages as they were', async () => {
  const before = (await opened.page('/team')).html;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'NONSENSE'),
      fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 5 }),
      fc.array(header, { maxLength: 3 }),
      async (method, path, headers) => {
        const lines = [`${method} /${path.join('')} HTTP/1.1`, 'Connection: close', ...headers];
        if (!headers.some((line) => line.startsWith('Host:'))) lines.push('Host: localhost');
        const { status, head, body, hung } = await raw(`${lines.join('\r\n')}\r\n\r\n`);
        expect(hung).toBe(false);
        expect(status).toBeGreaterThanOrEqual(200);
        expect([...Array(500).keys(), 503]).toContain(status);
        expect(head).not.toMatch(/^location: (?!\/(?![/\\]))/im);
        expect(body).not.toMatch(/root:x:0|"private": true/);
      },
    ),
    { numRuns: 100, seed: 20_260_101 },
  );
  expect((await opened.page('/team')).html).toBe(before);
}, 60_000);

test('what a proxy could read otherwise is refused: a backslash, a dot segment or a fragment in a path, two Host headers, another host', async () => {
  for (const [path, host] of [
    ['/healthz\\', 'localhost'],
    ['\\healthz', 'localhost'],
    ['/ml/\\any.host/projects', 'localhost'],
    ['/', 'localhost\r\nHost: localhost'],
    ['http://localhost/', 'localhost'],
    ['http://any.host/projects', 'localhost'],
    ['*', 'localhost'],
    ['/x/../team', 'localhost'],
    ['/%2E/team', 'localhost'],
    ['/%2e%2e//', 'localhost'],
    ['//..//team', 'localhost'],
    ['/team#x', 'localhost'],
    ['/te\tam', 'localhost'],
    ['/te\x01am', 'localhost'],
  ] as const) {
    expect((await ask(path, host)).status, path).toBe(400);
  }
  expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
});

test.each([
  ['//', '/'],
  ['///', '/'],
  ['/ml//', '/ml'],
  ['/ml///', '/ml'],
  ['/team//?q=//x', '/team'],
  ['//_.data', '/_.data'],
  ['/preview//', '/preview'],
  ['/preview/?link=x', '/preview?link=x'],
])('a page has one spelling: %s leads to %s', async (path, to) => {
  const { status, head } = await ask(path);
  expect([status, /^location: (.*?)\r?$/im.exec(head)?.[1]]).toEqual([301, to]);
});

test('an address that names no page has the one page for all of them', async () => {
  for (const language of ['', '/ml']) {
    const known = await ask(`${language}/no/page`);
    for (const path of [
      ...[
        '//any.host/projects',
        '///x',
        '//team',
        '//images/x',
        '/%2F%2F',
        '/%2F%2Fany.host/projects',
        '/%2fteam',
        '/team%2f',
        '/%5Cany.host',
        '/...',
      ],
      ...['/%00', '/projects/%00', '/%', '/%zz', '/%E0%A4%A', '/projects/%ff', '/team;x', '/@a.b'],
      ...[`/${'a'.repeat(9_000)}`, `/projects${'/x'.repeat(3_000)}`, '/any.host/projects'],
    ]) {
      const { status, body } = await ask(language + path);
      expect([status, body === known.body], language + path).toEqual([404, true]);
    }
  }
  expect(opened.site.output()).not.toContain('could not be answered');
});

test('the log has no word of what a visitor invented: addresses, origins, hosts', async () => {
  const before = opened.site.output().length;
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1\r\n';
  for (const [line, headers] of [
    [`GET /projects/secret%ff${'x'.repeat(9_000)}`, 'Host: localhost\r\n'],
    ['GET /secret?q=%zz', 'Host: secret.example\r\n'],
    ['POST /secret', `Host: localhost\r\nOrigin: http://secret[\r\n${form}`],
    ['POST /contact-us', `Host: localhost\r\nOrigin: http://secret[\r\n${form}`],
    ['POST /contact-us', `Host: localhost\r\nOrigin: http://secret.example\r\n${form}`],
  ]) {
    await raw(`${line} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n=`);
  }
  await opened.page('/team');
  const written = opened.site.output().slice(before);
  expect(written).toContain('"route"');
  expect(written).not.toMatch(/secret|could not be decoded|\bat /);
});

/** Every path that could read a body, and the answer to one of 1 MB. */
test.each([
  ['/contact-us', 413],
  ['/contact-us.data', 413],
  ['/opportunities/intern', 413],
  ['/preview', 413],
  ['/hooks/content', 404],
  ['/healthz', 405],
  ['/images/320/none', 405],
  ['/', 405],
  ['/team.data', 405],
  ['/no-such-page', 404],
] as const)('no more than 64 KB of a body is read at %s', async (path, status) => {
  const body = `to=${'x'.repeat(1024 * 1024)}`;
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const sent = await fetch(opened.site.url + path, {
      method,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }).catch(() => undefined);
    // The connection may be closed while the rest of the body is still being written.
    if (sent && method === 'POST') expect(sent.status).toBe(status);
    else if (sent) expect([404, 405]).toContain(sent.status);
  }
});
