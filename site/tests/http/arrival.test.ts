import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../forms/send.ts';
import { textOf } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const paths = [
  '/contact-us',
  '/opportunities/volunteer',
  '/opportunities/intern',
  '/opportunities/sponsor',
];
const status = (html: string) =>
  textOf(/role="status"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '').trim();
const registration = (name: string) =>
  new URLSearchParams({ name, email: 'a@b.co', comments: 'Hello' }).toString();

let one: Opened;
let two: Opened;
beforeAll(async () => {
  one = await openSite();
  two = await openSite({ token: one.backend.token });
});
afterAll(async () => {
  await one.close();
  await two.close();
});

async function arrive(): Promise<string> {
  const post = registration(`Asha ${Math.random()}`);
  const reply = await send(`${one.site.url}/contact-us`, post, { Origin: one.site.url });
  expect(reply.status).toBe(303);
  return reply.location?.split('#')[0] ?? '';
}

test.each(paths)('[R12] nobody can be sent to a word of arrival at %s', async (path) => {
  for (const mark of ['yes', '', 'abcdefghij.abcdefghijklmnopqrstuv', 'a'.repeat(5000)]) {
    const response = await one.get(`${path}?sent=${mark}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(path);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(status((await one.page(path)).html)).toBe('');
});

test('[R12] whoever sent a form reads it, again after a reload, and nobody keeps the page', async () => {
  const location = await arrive();
  for (let turn = 0; turn < 2; turn += 1) {
    const { status: code, headers, html } = await one.page(location);
    expect(code).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(status(html)).not.toBe('');
  }
  expect(status((await one.page('/contact-us')).html)).toBe('');
});

test('[R12] the mark of one form is none for another', async () => {
  const mark = (await arrive()).split('?')[1];
  expect((await one.get(`/opportunities/intern?${mark}`)).status).toBe(302);
});

test('[R12] it holds on another instance, and after a restart', async () => {
  const location = await arrive();
  expect(status((await two.page(location)).html)).not.toBe('');
  await one.restart();
  expect(status((await one.page(location)).html)).not.toBe('');
});
