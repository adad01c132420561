import { expect, test } from 'vitest';
import organisation from '../../organisation/organisation.json' with { type: 'json' };
import { addressesIn } from '../support/html.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { sharedSite } from './open-site.ts';

const opened = sharedSite();

test('HEAD answers like GET, without a body', async () => {
  const response = await opened.get('/about-us', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('built files may be kept for ever, under names that change with them', async () => {
  const { html } = await opened.page('/');
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const response = await opened.get(asset, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(response.headers.get('content-encoding')).toBe('br');
});

/** HSTS is for a site whose public address is https (`routes.test.ts`). */
const withdrawn = `server x-powered-by x-xss-protection expect-ct public-key-pins feature-policy
  access-control-allow-origin set-cookie x-aspnet-version x-generator strict-transport-security`.split(
  /\s+/,
);
const always: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'$/,
};

test.each([
  ...routes.map(({ path }) => path),
  ...[unknownPath, '/favicon.svg', '/healthz', '/robots.txt', '/team.data'],
  ...['/images/320/none.none', '/crossdomain.xml', '/hooks/content', '/contact-us?utm_source=mail'],
])(
  '[R28] %s has every header of docs/security.md, and none of those that are withdrawn',
  async (path) => {
    const { headers } = await opened.get(path);
    for (const [name, pattern] of Object.entries(always)) {
      expect(headers.get(name), name).toMatch(pattern);
    }
    for (const name of withdrawn) expect(headers.has(name), name).toBe(false);
    expect(headers.get('cache-control')).toBeTruthy();
  },
);

test('a page allows inline only what it names by hash, and nothing from elsewhere but tiles', async () => {
  const policy = (await opened.page('/')).headers.get('content-security-policy') ?? '';
  const of = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  expect(of('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(of('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(of('form-action')).toBe("'self'");
  expect(of('base-uri')).toBe("'none'");
  expect(of('connect-src')).toBe("'self'");
});

test('security.txt names whom to tell, and is not out of date (RFC 9116)', async () => {
  const response = await opened.get('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${organisation.email}`);
  expect(text).toContain(`Canonical: ${opened.site.url}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('[R5] the site’s own images come as AVIF to browsers that take it, at the same address', async () => {
  const { html } = await opened.page('/our-story');
  const own = addressesIn(html).find((address) => address.endsWith('.webp')) ?? '';
  const typeFor = async (accept: string) => {
    const { status, headers } = await opened.get(own, { headers: { Accept: accept } });
    return [status, headers.get('Content-Type'), headers.get('Vary')];
  };
  expect(await typeFor('image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'Accept']);
  expect(await typeFor('image/webp,*/*')).toEqual([200, 'image/webp', 'Accept']);
});
