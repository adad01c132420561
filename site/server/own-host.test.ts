import { expect, test } from 'vitest';
import { createOwnHost } from './own-host.ts';

test('the site answers for the host of SITE_URL, on any port and in any case', () => {
  const { accepts } = createOwnHost('https://www.site.example');
  for (const host of ['www.site.example', 'WWW.Site.Example', 'www.site.example:443']) {
    expect(accepts(host), host).toBe(true);
  }
});

test('a form may come from the port of SITE_URL, and from no other', () => {
  const { acceptsOrigin, formOrigins } = createOwnHost('https://www.site.example:8443');
  expect(formOrigins).toEqual(['www.site.example:8443']);
  expect(acceptsOrigin('https://www.site.example:8443')).toBe(true);
  expect(acceptsOrigin(null)).toBe(true);
  for (const other of ['https://www.site.example', 'https://www.site.example:9443', 'null']) {
    expect(acceptsOrigin(other), other).toBe(false);
  }
});

test('it answers for no other name', () => {
  const { accepts, formOrigins } = createOwnHost('https://www.site.example');
  const odd = [
    'www.site.example?',
    'www.site.example/x',
    'x@www.site.example',
    'www.site.example:x',
  ];
  const others = ['', 'site.example', 'www.site.example.evil.example', '127.0.0.1', 'localhost'];
  for (const host of [undefined, ...odd, ...others, 'www.site.example:1:2']) {
    expect(accepts(host), host).toBe(false);
  }
  expect(formOrigins).toEqual(['www.site.example']);
});

test.each([
  'http://127.0.0.1:3000',
  'http://localhost:3000',
  'http://[::1]:3000',
  'http://0.0.0.0:3000',
])('with SITE_URL %s it answers for the other names of this machine', (siteUrl) => {
  const { accepts, formOrigins } = createOwnHost(siteUrl);
  for (const host of ['127.0.0.1:3000', 'localhost:8080', '[::1]:3000', 'localhost']) {
    expect(accepts(host), host).toBe(true);
  }
  expect(accepts('evil.example:3000')).toBe(false);
  expect(formOrigins).toContain('localhost:3000');
});
