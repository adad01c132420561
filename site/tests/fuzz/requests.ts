import fc from 'fast-check';

/** One request as bytes, and what is needed to judge its answer. */
export type HostileRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

/** In every hostile header: nothing of it may come back in an answer, to anybody. */
export const canary = 'canary-7f3a9.evil.example';

const pages = ['/', '/about-us', '/projects', '/projects/project-spark', '/team', '/gallery'];
const others = [
  ...['/contact-us', '/opportunities/volunteer', '/opportunities?chosen=intern', '/healthz'],
  ...['/readyz', '/hooks/content', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
  ...[
    '/__manifest?paths=%2Fteam',
    '/team.data',
    '/_.data',
    '/favicon.svg',
    '/docs/80G-Certificate.pdf',
  ],
  ...['/pictures/320/abc.def', '/assets/none.js'],
];
const known = fc.constantFrom(...pages, ...others);

const escapes = [
  ...[
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '..%c0%af',
    '....//',
  ],
  ...['.%00.', '/./', '//', '%2f', '%5c', ';/', '/..;/'],
];
const secretFiles = [
  ...['etc/passwd', 'proc/self/environ', 'package.json', 'server/main.js', 'build/server/main.js'],
  ...['.env', '.git/HEAD', 'data/site/submissions.sqlite', 'submissions.sqlite', 'content/'],
];
const traversal = fc
  .tuple(
    fc.constantFrom('/', '/assets/', '/docs/', '/images/', '/pictures/320/', '/projects/', '//'),
    fc.array(fc.constantFrom(...escapes), { minLength: 1, maxLength: 8 }),
    fc.constantFrom(...secretFiles),
    fc.constantFrom('', '%00.html', '?', '#', '/', '.map', '%20'),
  )
  .map(([start, steps, file, end]) => start + steps.join('') + file + end);

/** Bytes that a request line can carry at all; the rest is sent by `broken` below. */
const text = (most: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ019-._~!$&\'()*+,;=:@/?#[]{}|^`"<>\\') },
        { weight: 3, arbitrary: fc.nat(255).map((n) => `%${n.toString(16).padStart(2, '0')}`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '%',
            '%zz',
            '%u0041',
            '%c3%28',
            '%ed%a0%80',
            '\u00ff',
            '\u0080',
          ),
        },
      ),
      { maxLength: most },
    )
    .map((parts) => parts.join(''));

const names = [
  ...[
    'sent',
    'q',
    'member',
    'activity',
    'chosen',
    'project',
    'district',
    'school',
    '_routes',
    'paths',
  ],
  ...['index', '__proto__', 'constructor', 'projects', 'x', 'p'],
];
const query = fc
  .array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(text(20), fc.constantFrom('all', '1', canary))),
    {
      maxLength: 6,
    },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const target = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 3, arbitrary: fc.tuple(known, query).map(([path, q]) => `${path}?${q}`) },
  { weight: 3, arbitrary: traversal },
  { weight: 2, arbitrary: text(40).map((path) => `/${path}`) },
  { weight: 1, arbitrary: fc.tuple(known, text(10)).map(([path, end]) => path + end) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', `http://${canary}/`, `//${canary}/`, `${canary}:443`, ''),
  },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 18_000 }).map((n) => `/${'a'.repeat(n)}`) },
);

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constantFrom('POST', 'HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PROPFIND',
      'get',
      'G E T',
      'PURGE',
      'M-SEARCH',
    ),
  },
);

const value = fc.oneof(
  text(30).map((each) => each.replace(/[\r\n]/g, '')),
  fc.constantFrom(
    '',
    ' ',
    canary,
    `https://${canary}`,
    `javascript:${canary}`,
    '\u00ff\u00fe',
    '0',
    '-1',
    '9'.repeat(40),
  ),
);
const header = fc.oneof(
  fc.constantFrom(
    ['X-Forwarded-Host', canary],
    ['X-Forwarded-Proto', canary],
    ['X-Forwarded-For', `${canary}, 10.0.0.1`],
    ['X-Forwarded-Prefix', `/${canary}`],
    ['X-Original-URL', `/${canary}`],
    ['X-Rewrite-URL', '/team'],
    ['X-HTTP-Method-Override', 'POST'],
    ['Forwarded', `host=${canary};proto=https`],
    ['Origin', `https://${canary}`],
    ['Referer', `https://${canary}/`],
    ['Cookie', `a=${canary}; __proto__=x`],
    ['Accept-Encoding', 'gzip;q=0, br;q=0, *;q=1'],
    ['Accept-Encoding', 'br'],
    ['Accept-Encoding', 'gzip, identity;q=0'],
    ['Accept-Encoding', `${canary}, deflate`],
    ['Accept-Language', canary],
    ['Range', 'bytes=0-,-1'],
    ['Range', 'bytes=99999999999-'],
    ['If-None-Match', `"${canary}"`],
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'yesterday'],
    ['Expect', '100-continue'],
    ['Expect', canary],
    ['Upgrade', 'websocket'],
    ['Connection', 'Upgrade, close'],
    ['Content-Type', 'multipart/form-data; boundary=x'],
    ['Content-Type', 'application/json'],
    ['Content-Encoding', 'gzip'],
    ['Transfer-Encoding', 'gzip, chunked'],
    ['Authorization', `Bearer ${canary}`],
    ['X-Middleware-Subrequest', 'x:x:x:x:x'],
    ['X-React-Router-Prerender-Data', canary],
    ['Purpose', 'prefetch'],
  ),
  fc.tuple(
    fc.constantFrom('X-Own', 'Accept', 'User-Agent', 'Via', 'Cache-Control', 'Pragma', 'Host'),
    value,
  ),
  fc.integer({ min: 1000, max: 16_500 }).map((n) => ['X-Long', 'x'.repeat(n)]),
);

const body = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: query },
  { weight: 1, arbitrary: text(400) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"a":',
      '[]',
      '\u0000\u0001',
      '&=&;'.repeat(500),
      'x'.repeat(70_000),
    ),
  },
);

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method,
  target,
  headers: fc.array(
    header.map((pair) => [String(pair[0]), String(pair[1])] as const),
    { maxLength: 5 },
  ),
  body,
});

/** Bytes that are no request: broken lines, lengths that lie, two requests in one. */
export const brokenBytes: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.nat(255), { minLength: 1, maxLength: 300 })
    .map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.constantFrom(
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\nHost: a\n\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /contact-us HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    `GET / HTTP/1.1\r\nHost: a\r\n${'A: b\r\n'.repeat(3000)}\r\n`,
    'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n folded\r\n\r\n',
  ),
);
