import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { findDeadLinks } from '../../../src/features/checks/server/dead-links.ts';
import { afterTest } from '../../support/cleanup.ts';

const LINK_FIELDS = [
  { field: 'link', isMarkdown: false },
  { field: 'socialLinks', partField: 'url', isMarkdown: false },
  { field: 'body', isMarkdown: true },
];

/** Starts a website that has only the page `/team`, until the end of the test. */
async function startWebsite(t: TestContext) {
  const requests: string[] = [];
  const server = createServer(({ url = '', method }, response) => {
    requests.push(url);
    response.writeHead(url === '/team' && method === 'HEAD' ? 200 : 404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterTest(t, () => server.close());
  const { port } = server.address() as AddressInfo;
  const siteUrl = `http://127.0.0.1:${port}`;

  /** Returns the dead links in an entry with these fields, and whether the website did not answer. */
  async function deadLinksIn(fields: Readonly<Record<string, string>>): Promise<string[]> {
    const textOf = (field: string) => fields[field] ?? '';
    const partsOf = (field: string) => [{ textOf: () => textOf(field), excessOf: () => undefined }];
    const entry = { linkFields: LINK_FIELDS, textOf, partsOf };
    return (await findDeadLinks(entry, siteUrl)).map(({ field, text }) => {
      const isKnown = text.includes('has no page');
      return `${field}: ${/“(.*?)”/.exec(text)?.[1]}${isKnown ? '' : ', not known'}`;
    });
  }
  return { server, requests, siteUrl, deadLinksIn };
}

test('the check warns of a link to a page that the website does not have', async (t) => {
  const { siteUrl, deadLinksIn } = await startWebsite(t);
  assert.deepEqual(await deadLinksIn({ link: '/teams' }), ['link: /teams']);
  assert.deepEqual(await deadLinksIn({ link: `${siteUrl}/teams` }), [`link: ${siteUrl}/teams`]);
  assert.deepEqual(await deadLinksIn({ link: '/team#top' }), [], 'this page is there');
});

test('the check does not look at links to other websites', async (t) => {
  const { deadLinksIn } = await startWebsite(t);
  assert.deepEqual(await deadLinksIn({ link: 'https://example.org/teams' }), []);
});

test('the check warns of a dead link in a part of an entry', async (t) => {
  const { deadLinksIn } = await startWebsite(t);
  assert.deepEqual(await deadLinksIn({ socialLinks: '/gone' }), ['socialLinks: /gone']);
});

test('the check warns once of each dead link in a text, and of no image', async (t) => {
  const { deadLinksIn } = await startWebsite(t);
  const body = 'See [us](/team), [them](/teams), [them again](/teams) and ![it](/uploads/a.png).';
  assert.deepEqual(await deadLinksIn({ body }), ['body: /teams']);
});

test('the check finds links whose address is in another place of the text', async (t) => {
  const { siteUrl, deadLinksIn } = await startWebsite(t);
  const body = `[One][1], [two] and <${siteUrl}/three>.\n\n[1]: /one\n[two]: </two> "Two"`;
  const dead = ['body: /one', 'body: /two', `body: ${siteUrl}/three`];
  assert.deepEqual(await deadLinksIn({ body }), dead);
});

test('the website is asked once for a page, not at each pause in typing', async (t) => {
  const { requests, deadLinksIn } = await startWebsite(t);
  for (let pause = 0; pause < 5; pause += 1) await deadLinksIn({ link: '/teams' });
  assert.deepEqual(requests, ['/teams']);
});

test('a link cannot be checked while the website does not answer', async (t) => {
  const { server, siteUrl, deadLinksIn } = await startWebsite(t);
  await once(server.close(), 'close');
  assert.deepEqual(await deadLinksIn({ link: '/other' }), ['link: /other, not known']);
  await once(server.listen(Number(new URL(siteUrl).port), '127.0.0.1'), 'listening');
  assert.deepEqual(await deadLinksIn({ link: '/other' }), ['link: /other'], 'it is asked again');
});
