import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addressesIn } from '../support/html.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { sharedSite } from './open-site.ts';

const readToken = 'reading-0123456789abcdef0123456789abcdef01234567';
const writeToken = 'writing-fedcba9876543210fedcba9876543210fedcba98';
const MAX_OF_A_KIND = 12;
const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url));

const opened = sharedSite({ token: readToken, writeToken });

/** The tokens as they are, and as an encoding might hide them. */
const needles = [readToken, writeToken].flatMap((token) => [
  token,
  Buffer.from(token).toString('base64').replace(/=+$/, ''),
  Buffer.from(token).toString('base64url'),
  Buffer.from(token).toString('hex'),
]);

function tokensIn(where: string, text: string): string[] {
  return needles.some((needle) => text.includes(needle)) ? [where] : [];
}

async function scan(path: string, init?: RequestInit): Promise<{ found: string[]; text: string }> {
  const response = await opened.get(path, init);
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return { found: tokensIn(path, `${headers}\n${text}`), text };
}

test('[R1] the tokens are in no page, no asset, no data reply and no header; nothing leads to the CMS', async () => {
  const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
  const queue = [
    ...routes.flatMap(({ path }) => [path, dataOf(path)]),
    unknownPath,
    '/projects/no-such-project',
    '/opportunities?chosen=volunteer',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/readyz',
    `/__manifest?paths=${encodeURIComponent(routes.map(({ path }) => path).join(','))}`,
    ...readdirSync(clientFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(clientFolder.length))
      .map((name) => `/${name.replace(/^\/+/, '')}`),
  ];
  const seen = new Set<string>();
  const found: string[] = [];
  const read = new Map<string, number>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    // Images in each width, and the map's page of each school, are made by the same code.
    const kind = path.startsWith('/images/') ? '/images/' : path.replace(/\?.*/, '');
    const count = (read.get(kind) ?? 0) + 1;
    if (count > MAX_OF_A_KIND) continue;
    read.set(kind, count);
    seen.add(path);
    const result = await scan(path);
    found.push(...result.found);
    expect(result.text, path).not.toContain(opened.fakeCms.url);
    if (/\.(webp|png|jpe?g|pdf|woff2|webm|mp4|ico)$|^\/images\//.test(path)) continue;
    for (const address of addressesIn(result.text)) {
      if (!URL.canParse(address, opened.site.url + path)) continue;
      const url = new URL(address, opened.site.url + path);
      if (url.origin === opened.site.url) queue.push(url.pathname + url.search);
    }
  }
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(routes.length * 2);
}, 120_000);

test('[R1] the tokens are in no error reply, whatever is sent', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posts = ['/contact-us', '/opportunities/volunteer', '/opportunities/sponsor', '/', '/team'];
  const found: string[] = [];
  for (const path of posts) {
    found.push(...(await scan(path, { method: 'POST', headers: form, body: 'email=x' })).found);
    found.push(...(await scan(path, { method: 'PUT', body: '{' })).found);
  }
  opened.fakeCms.set({ all: { kind: 'status', status: 401 } });
  for (const path of ['/', '/projects/project-spark', '/readyz', '/projects.data']) {
    found.push(...(await scan(path)).found);
  }
  opened.fakeCms.set({});
  expect(found).toEqual([]);
});

test('[R1] the tokens are in no line of the log', () => {
  expect(tokensIn('log', opened.site.output())).toEqual([]);
});
