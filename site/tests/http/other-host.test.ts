import { expect, test } from 'vitest';
import { exchange } from '../../../test-support/exchange.ts';
import { ownOrganisation } from '../support/public-address.ts';
import { sharedSite } from './open-site.ts';

const host = 'www.mazhavil.example';
const opened = sharedSite({
  env: {
    ...{ SITE_URL: `https://${host}`, TRUST_PROXY: 'on' },
    ORGANISATION_DIR: ownOrganisation,
    CONTENT_HOOK_SECRET: 'secret-of-the-content-hook',
  },
});

const ask = (line: string, headers: readonly string[]) => {
  const head = [`${line} HTTP/1.1`, 'Connection: close', ...headers].join('\r\n');
  return exchange(Number(new URL(opened.site.url).port), `${head}\r\n\r\n`);
};

test.each(['evil.example', `${host}?`, `${host}.evil.example`, '127.0.0.1:3001', 'x/readyz?', ''])(
  'no page, file or data is served for the host "%s"',
  async (other) => {
    for (const path of ['/', '/team.data', '/sitemap.xml', '/favicon.ico', '/images/320/none']) {
      const { status, body } = await ask(`GET ${path}`, [`Host: ${other}`]);
      expect(status, path).toBe(421);
      expect(body).toContain('SITE_URL');
    }
  },
);

test('the operator and the CMS reach an instance by its own address', async () => {
  for (const own of ['127.0.0.1:3001', 'site:3000']) {
    expect((await ask('GET /healthz', [`Host: ${own}`])).status).toBe(200);
    expect((await ask('GET /readyz', [`Host: ${own}`])).status).toBe(200);
    const secret = 'Authorization: Bearer secret-of-the-content-hook';
    const hook = await ask('POST /hooks/content', [`Host: ${own}`, secret, 'Content-Length: 0']);
    expect(hook.status).toBe(202);
  }
});

const gallery = `https://${host}/gallery`;
const headers = [
  ...['Forwarded: host="x/readyz?"', 'Forwarded: host=evil.example;proto=http'],
  ...['X-Forwarded-Host: x/readyz?', 'X-Forwarded-Proto: http', 'X-Forwarded-Port: 1'],
  ...['X-Forwarded-Prefix: /evil', 'X-Original-URL: /readyz', 'X-Rewrite-URL: /readyz'],
  ...['X-HTTP-Method-Override: DELETE', 'X-Host: evil.example', 'Via: 1.1 evil.example'],
];
test.each(headers)('[R37] with "%s" a page is what it is for everybody', async (header) => {
  const { status, body } = await ask('GET /gallery', [`Host: ${host}`, header]);
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${gallery}"`);
  expect(body).not.toContain('evil');
});
