import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request } from 'node:https';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { type FakeCms, startFakeCms } from '../../site/tests/support/fake-cms/fake-cms.ts';
import { ownOrganisation } from '../../site/tests/support/public-address.ts';
import { type Site, startSite } from '../../site/tests/support/start-site.ts';
import { freePort } from '../../test-support/free-port.ts';
import type { RunningProxy } from './nginx.ts';
import { PROXIES, replyTo } from './proxies.ts';

/** The built site behind each proxy as it ships. */
const HOST = 'www.example.org';
const odd = [
  'x/readyz?',
  'x/hooks/content?',
  'x/images/160/a?',
  'evil.example',
  '',
  'a b',
  '\u00e9',
];
const names = [
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Host',
  'Via',
  'Forwarded',
];
const lines = [
  ...names.flatMap((name) => odd.map((value) => `${name}: ${value}`)),
  ...odd.map((value) => `Forwarded: host="${value}";proto=http`),
];

for (const { name, isThere, start } of PROXIES) {
  describe(`the site behind ${name}`, {
    skip: isThere ? false : `${name} is not installed`,
  }, () => {
    let cms: FakeCms;
    let site: Site;
    let proxy: RunningProxy;
    let https: number;

    before(async () => {
      cms = await startFakeCms();
      site = await startSite({
        CMS_URL: cms.url,
        CMS_TOKEN: cms.token,
        CMS_WRITE_TOKEN: cms.writeToken,
        SITE_URL: `https://${HOST}`,
        ORGANISATION_DIR: ownOrganisation,
        TRUST_PROXY: 'on',
        CONTENT_TTL: '3600',
        LANGUAGES: 'ml',
        LOG_LEVEL: 'silent',
        FORM_LIMIT_PER_ADDRESS: '4',
        FORM_LIMIT_TOTAL: '44',
      });
      const ports = { http: await freePort(), https: await freePort() };
      https = ports.https;
      proxy = await start(Number(new URL(site.url).port), ports);
    });
    after(async () => {
      await proxy.stop();
      await site.stop();
      await cms.stop();
    });

    /** As a visitor over the proxy, or past it: what the site itself says. */
    async function ask(path: string, { method = 'GET', past = false } = {}) {
      const options = { path, method, agent: false as const, headers: { Host: HOST } };
      const tls = { ...options, servername: HOST, rejectUnauthorized: false };
      const outgoing = past
        ? httpRequest(site.url, options)
        : request({ ...tls, host: '127.0.0.1', port: https });
      outgoing.end();
      return replyTo(outgoing);
    }

    /** Writes the bytes of a request as they are, and reads until the connection ends. */
    async function sendRaw(head: readonly string[], body = ''): Promise<string> {
      const socket: TLSSocket = connect({
        host: '127.0.0.1',
        port: https,
        servername: HOST,
        rejectUnauthorized: false,
      });
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      socket.on('error', () => undefined);
      const closed = once(socket, 'close');
      const lines = [...head, 'Connection: close'].join('\r\n');
      socket.write(Buffer.from(`${lines}\r\n\r\n${body}`, 'latin1'));
      await closed;
      return text;
    }

    test('no header by which a visitor names a host or an address changes what others get', async () => {
      const home = (await ask('/', { past: true })).body.toString();
      const image = /\/images\/\d+\/[\w./=-]+/.exec(home)?.[0];
      assert.ok(image);
      const paths = ['/gallery', '/team.data', image, '/sitemap.xml', '/robots.txt'];
      const before = await Promise.all(paths.map((path) => ask(path, { past: true })));
      for (const { status } of before) assert.equal(status, 200);
      // The proxy has nothing of these yet, so it would keep what the first one gets.
      const host = (path: string) => (path === image ? 'x/robots.txt?' : `x${image}?`);
      const begin = (path: string) => [`GET ${path} HTTP/1.1`, `Host: ${HOST}`];
      for (const path of paths) {
        await sendRaw([...begin(path), `Forwarded: host="${host(path)}"`]);
        await Promise.all(lines.map((line) => sendRaw([...begin(path), line])));
      }
      const afterwards = await Promise.all(paths.map((path) => ask(path)));
      for (const [index, { status, headers, body }] of afterwards.entries()) {
        const first = before[index];
        assert.equal(status, 200, paths[index]);
        assert.equal(headers['content-type'], first?.headers['content-type'], paths[index]);
        assert.ok(first && body.equals(first.body), paths[index]);
      }
    });

    test('nor does the one who asks first: an address without a page has none afterwards', async () => {
      const asFirst = async (head: (path: string) => string[], index: number) => {
        const path = `/never-asked-${index}`;
        const answer = await sendRaw(head(path));
        assert.doesNotMatch(answer, /"status":"ok"|^HTTP\/1.1 [23]/, head(path).join());
        const { status } = await ask(path);
        assert.equal(status, 404, head(path).join());
      };
      const heads = [
        ...lines.map((line) => (path: string) => [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, line]),
        ...odd.map((host) => (path: string) => {
          return [`GET https://${HOST}${path} HTTP/1.1`, `Host: ${host}`];
        }),
      ];
      await Promise.all(heads.map(asFirst));
    });

    test('no page stands at an address with more slashes than its own, nor at one of another host', async () => {
      for (const language of ['', '/ml']) {
        const missing = await ask(`${language}/no/page`);
        for (const path of [
          '//x.example/projects',
          '///x',
          '//team',
          '/%2F%2Fx.example',
          '/%00',
          '/%zz',
        ]) {
          const { status, body } = await ask(language + path);
          // A proxy may refuse by itself.
          assert.ok(status === 400 || (status === 404 && body.equals(missing.body)), path);
        }
        for (const path of ['//', '///', '/team//']) {
          const { status, headers } = await ask(language + path);
          const own = path.startsWith('//') ? language || '/' : `${language}/team`;
          assert.deepEqual([status, headers.location], [301, own], language + path);
        }
      }
    });

    test('a form that is too large or broken is refused, and the site stays there for others', async () => {
      const form = ['POST /contact-us HTTP/1.1', `Host: ${HOST}`];
      const size = 200_000;
      const tooLarge = await sendRaw([...form, `Content-Length: ${size}`], 'a'.repeat(size));
      assert.match(tooLarge, /^HTTP\/1.1 413/);
      const broken = await sendRaw([...form, 'Transfer-Encoding: chunked'], 'zz\r\nhello');
      assert.doesNotMatch(broken, /^HTTP\/1.1 [23]/);
      // Not asked for before, so no proxy has it.
      assert.equal((await ask('/terms')).status, 200);
    });

    test('eleven addresses that send all they can close no form to another', async () => {
      const post = async (visitorIp: string, id: string, forged: string) => {
        const outgoing = request({
          host: '127.0.0.1',
          port: https,
          localAddress: visitorIp,
          path: '/contact-us',
          method: 'POST',
          agent: false,
          servername: HOST,
          rejectUnauthorized: false,
          headers: {
            Host: HOST,
            Origin: `https://${HOST}`,
            'X-Forwarded-For': forged,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
        });
        outgoing.end(`name=${id}&email=a@b.co&comments=Hello`);
        return (await replyTo(outgoing)).status;
      };
      const statuses: (number | undefined)[] = [];
      for (let index = 0; index < 55; index += 1) {
        const visitorIp = `127.0.1.${1 + (index % 11)}`;
        statuses.push(await post(visitorIp, `Hostile${index}`, `198.51.100.${index}`));
      }
      assert.equal(statuses.filter((status) => status === 303).length, 33);
      assert.equal(statuses.filter((status) => status === 429).length, 22);
      // A quarter of the total is left.
      assert.equal(await post('127.0.2.1', 'Asha', '198.51.100.1'), 303);
    });

    test('the log of visits has pages and networks, and neither addresses nor what people wrote', async () => {
      const outgoing = request({
        host: '127.0.0.1',
        port: https,
        localAddress: '127.0.3.77',
        path: '/ml/team.data?name=Asha',
        agent: false,
        servername: HOST,
        rejectUnauthorized: false,
        headers: {
          Host: HOST,
          Cookie: 'visitor=Asha',
          Forwarded: 'for=198.51.100.77',
          Referer: 'https://search.example/?q=Asha',
          'User-Agent': 'Browser/1.0',
          'X-Forwarded-For': '198.51.100.77',
        },
      });
      outgoing.end();
      await replyTo(outgoing);
      let line: string | undefined;
      while (!line) {
        const lines = readFileSync(proxy.visitsLog, 'utf8').split('\n');
        line = lines.find((text) => text.includes('Browser/1.0'));
        await pause(20);
      }
      assert.match(line, /127\.0\.3\.0\b/);
      assert.match(line, /\/ml\/team[" ]/);
      assert.doesNotMatch(line, /\.77\b|Asha|\.data/);
    });

    test('visitors get a page of its own when no instance answers, and nothing keeps it', async () => {
      const { pathname } = new URL('../unavailable.html', import.meta.url);
      await site.kill();
      for (const [path, method] of [
        ['/never-asked-before', 'GET'],
        ['/contact-us', 'POST'],
      ] as const) {
        const { status, headers, body } = await ask(path, { method });
        assert.ok(status === 502 || status === 503 || status === 504, `${status}`);
        assert.ok(body.equals(readFileSync(pathname)), `${name} answers ${path} with another page`);
        assert.match(headers['content-type'] ?? '', /^text\/html/);
        assert.equal(headers['cache-control'], 'no-store');
        assert.equal(headers['retry-after'], '30');
      }
    });
  });
}

test('the page for a site that does not answer needs nothing else, and has phone and mail', () => {
  const page = readFileSync(new URL('../unavailable.html', import.meta.url), 'utf8');
  assert.doesNotMatch(page, /\b(src|srcset)=|<link|<script|url\(|@import/);
  assert.match(page, /href="tel:\+\d+"/);
  assert.match(page, /href="mailto:[^"]+"/);
});
