import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { after, before, test } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { freePort } from '../../test-support/free-port.ts';
import { hasNginx, type RunningProxy, startNginx } from './nginx.ts';
import { replyTo } from './proxies.ts';

/** deploy/nginx.conf in front of a small server that answers with the site's headers. */
const skip = hasNginx() ? false : 'nginx or openssl is not installed';
const ports = { http: await freePort(), https: await freePort() };
const TLS = { servername: 'www.example.org', rejectUnauthorized: false };
const seen: IncomingMessage[] = [];
let status = 200;
const site = createServer((incoming, response) => {
  seen.push(incoming);
  const isPage = incoming.method !== 'POST' && status === 200;
  // Slow enough for the requests of a flood to meet.
  setTimeout(() => {
    response.writeHead(status, {
      'Cache-Control': isPage
        ? 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'
        : 'no-store',
      Vary: 'Accept-Encoding',
      'X-Number': seen.length,
    });
    incoming.resume().on('end', () => response.end(`answer ${seen.length}`));
  }, 30);
});
let nginx: RunningProxy | undefined;

before(async () => {
  if (skip) return;
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address() as AddressInfo;
  // Loopback has no networks: a test says in a header which address it comes from.
  const http = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;';
  nginx = await startNginx(address.port, ports, { http });
});
after(async () => {
  await nginx?.stop();
  site.close();
  site.closeAllConnections();
});

test('a client that does not finish its request, by whatever name, is cut off within seconds', {
  skip,
}, async () => {
  const begun = performance.now();
  const start = 'GET / HTTP/1.1\r\nHost: www.exam';
  const sockets = [
    connect(ports.http, '127.0.0.1', () => sockets[0]?.write(start)),
    connectTls({ ...TLS, port: ports.https }, () => sockets[1]?.write(start)),
    // Not even a greeting of TLS.
    connect(ports.https, '127.0.0.1'),
  ];
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  const seconds = (performance.now() - begun) / 1000;
  assert.ok(seconds < 15, `${seconds} s`);
});

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request over TLS; a path is sent as it is written here. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Options = {}) {
  const outgoing = request({
    ...TLS,
    host: '127.0.0.1',
    port: ports.https,
    path,
    method,
    headers: { Host: 'www.example.org', ...headers },
  });
  outgoing.end(body);
  const reply = await replyTo(outgoing);
  return { status: reply.status, body: reply.body.toString() };
}

/** How many requests reach the site while `work` runs. */
async function reaching(work: () => Promise<unknown>): Promise<number> {
  const first = seen.length;
  await work();
  return seen.length - first;
}

/** Each path gets that status, and none reaches the site. */
async function assertRefused(paths: readonly string[], code: number, options?: Options) {
  for (const path of paths) {
    const reached = await reaching(async () => {
      assert.equal((await ask(path, options)).status, code, path);
    });
    assert.equal(reached, 0, path);
  }
}

test('a flood of visitors of one page reaches the site once', { skip }, async () => {
  const flood = () => Promise.all(Array.from({ length: 200 }, () => ask('/flood')));
  assert.equal(await reaching(flood), 1);
});

test('an expired page is served while one request renews it', { skip }, async () => {
  const first = (await ask('/renewed')).body;
  let answers = [first];
  const askTwenty = () =>
    Promise.all(Array.from({ length: 20 }, async () => (await ask('/renewed')).body));
  const renewals = await reaching(async () => {
    while (answers.every((body) => body === first)) answers = await askTwenty();
  });
  assert.equal(renewals, 1);
});

test('each encoding has its own copy, however a browser writes it', { skip }, async () => {
  const brotli = ['gzip, deflate, br', 'br;q=0.9, gzip;q=0.1', 'gzip, deflate, br, zstd', 'BR'];
  const gzip = ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'gzip;q=1.0, br; q=0.000'];
  const identity = ['', 'identity', 'br;q=0', 'compress, brx'];
  const first = seen.length;
  for (const value of [...brotli, ...gzip, ...identity]) {
    await ask('/encodings', { headers: { 'Accept-Encoding': value } });
  }
  const sent = seen.slice(first).map(({ headers }) => headers['accept-encoding']);
  assert.deepEqual(sent, ['br', 'gzip', undefined]);
});

test('previews and forms pass the cache by, and are not stored', { skip }, async () => {
  await ask('/passed-by');
  for (const cookie of ['preview=x', 'a=b; __Host-preview=x', 'flash=x']) {
    assert.equal(await reaching(() => ask('/passed-by', { headers: { Cookie: cookie } })), 1);
  }
  assert.equal(await reaching(() => ask('/passed-by', { method: 'POST', body: 'a=b' })), 1);
  assert.equal(await reaching(() => ask('/passed-by')), 0);
});

test('visitors get the last page when the site fails, and not its error', { skip }, async () => {
  const { body } = await ask('/failing');
  status = 503;
  try {
    assert.equal((await ask('/never-seen')).status, 503);
    // Beyond the second of its life, and of the renewal that fails.
    const until = Date.now() + 1500;
    while (Date.now() < until) assert.equal((await ask('/failing')).body, body);
  } finally {
    status = 200;
  }
});

test('what a visitor says of address, host and request id is replaced', { skip }, async () => {
  const headers = { 'X-Forwarded-For': '9.9.9.9', 'X-Forwarded-Host': 'x', 'X-Request-Id': 'mine' };
  const more = { 'X-Forwarded-Proto': 'http', Forwarded: 'for=9.9.9.9;host=x' };
  await ask('/forged', { headers: { ...headers, ...more } });
  const sent = seen.at(-1)?.headers;
  assert.equal(sent?.forwarded, undefined);
  assert.equal(sent?.host, 'www.example.org');
  assert.equal(sent?.['x-forwarded-for'], '127.0.0.1');
  assert.equal(sent?.['x-forwarded-host'], 'www.example.org');
  assert.equal(sent?.['x-forwarded-proto'], 'https');
  assert.match(String(sent?.['x-request-id']), /^[0-9a-f]{32}$/);
});

test('operator-only addresses cannot be reached in any spelling', { skip }, async () => {
  const hidden = ['/readyz', '/healthz', '/hooks/content', '//hooks/content', '/%68ooks/content'];
  const odd = ['/hooks\\content', '/\\readyz', '/%5Creadyz', '/x\\..\\readyz'];
  await assertRefused([...hidden, '/./readyz', '/x/../readyz'], 404);
  await assertRefused(odd, 400);
});

test('the admin cannot be taken by the first visitor; the API is closed', { skip }, async () => {
  const headers = { Host: 'cms.example.org' };
  const posted = ['/admin/register-admin', '/Admin/Register-Admin/', '/api', '/API/teams'];
  const read = ['/admin/auth/register-admin', '//admin/register-admin', '/_health'];
  await assertRefused(posted, 404, { method: 'POST', headers });
  await assertRefused(read, 404, { headers });
  await assertRefused(['/admin\\register-admin'], 400, { headers });
  for (const path of ['/admin', '/admin/auth/register?registrationToken=x', '/uploads/a.webp']) {
    assert.equal((await ask(path, { headers })).status, 200, path);
  }
});

test('a body above the limit is refused before the site sees it', { skip }, async () => {
  const body = 'x'.repeat(200_000);
  const send = async () => assert.equal((await ask('/', { method: 'POST', body })).status, 413);
  assert.equal(await reaching(send), 0);
  const headers = { Host: 'cms.example.org' };
  assert.equal((await ask('/upload', { method: 'POST', body, headers })).status, 200);
});

test('unknown names get no answer, plain http is redirected', { skip }, async () => {
  await assert.rejects(ask('/', { headers: { Host: 'x.example' } }), /hang up/);
  const plain = (host: string) => {
    const address = { host: '127.0.0.1', port: ports.http, path: '/a?b' };
    return once(httpRequest({ ...address, headers: { host } }).end(), 'response');
  };
  await assert.rejects(plain('x.example'), /hang up/);
  const [redirect] = await plain('www.example.org');
  assert.equal(redirect.headers.location, 'https://www.example.org/a?b');
  assert.equal(redirect.headers.server, 'nginx');
});

test('browsers get HTTP/2', { skip }, async () => {
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, TLS);
  await once(session, 'connect');
  assert.equal(session.alpnProtocol, 'h2');
  session.close();
});

/** How many of so many forms at once are refused. */
async function refusedOf(count: number, addressOf: (index: number) => string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const headers = { 'X-Test-Address': addressOf(index) };
      return ask('/contact-us', { method: 'POST', body: 'a=b', headers });
    }),
  );
  return answers.filter(({ status }) => status === 429).length;
}

const hex = (index: number) => index.toString(16);

test('a flood of forms from one network is refused, and none from another', { skip }, async () => {
  // A byte of 10 in a prefix is a line feed, and one of 0 ends a text of C.
  for (const prefix of ['2001:db8:a', '2001:db8:a0a', '2001:db8:0', '2001:db8:ff00']) {
    const household = await refusedOf(60, (index) => `${prefix}:7::${hex(index + 1)}`);
    assert.ok(household >= 20 && household <= 40, `${household} of ${prefix}:7::/64`);
    assert.equal(await refusedOf(20, () => `${prefix}:8::1`), 0, prefix);
  }
  const customer = await refusedOf(300, (index) => `2001:db8:1:${hex(index)}::1`);
  assert.ok(customer >= 140 && customer <= 180, `${customer} of 2001:db8:1::/48`);
  assert.equal(await refusedOf(20, () => '2001:db8:2::1'), 0);
  // Many honest visitors are behind neighbouring IPv4 addresses.
  assert.equal(await refusedOf(200, (index) => `198.51.100.${index + 1}`), 0);
});

test('a line of the log of visits is language, network, page and browser', { skip }, async () => {
  const from = { 'X-Test-Address': '2001:db8:7:7::77', 'User-Agent': 'Browser "1.0"' };
  await ask('/hi/_.data?q=Asha', { headers: { ...from, Referer: 'https://a.example/x?q=Asha' } });
  await ask('/_.data', { headers: { 'X-Test-Address': '::77' } });
  await ask('/assets/a.css', { headers: from });
  const lines = readFileSync(nginx?.visitsLog ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-2);
  const [hindi = '', home = ''] = lines.map((line) => line.replace(/\[[^\]]*\]/, '[time]'));
  assert.match(
    hindi,
    /^hi 2001:db8:: \[time\] "GET \/hi\/ HTTP\/1\.1" 200 \d+ "https:\/\/a\.example\/" "Browser \\x221\.0\\x22"$/,
  );
  assert.match(home, /^en 0\.0\.0\.0 \[time\] "GET \/ HTTP/);
});

test('a flood of forms from one address is refused, and no page is', { skip }, async () => {
  const post = () => ask('/contact-us', { method: 'POST', body: 'a=b' });
  const reached = await reaching(async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, post));
    const refused = answers.filter(({ status }) => status === 429);
    assert.ok(refused.length >= 20 && refused.length <= 40, `${refused.length} were refused`);
    assert.match(refused[0]?.body ?? '', /We will be back in a moment/);
  });
  assert.ok(reached <= 40);
  assert.equal((await ask('/after-the-flood')).status, 200);
});
