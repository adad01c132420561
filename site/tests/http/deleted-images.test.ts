import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { eventually, openSite } from './open-site.ts';

const secret = 'the-secret-of-this-test';
const env = { CONTENT_TTL: '3600', CONTENT_HOOK_SECRET: secret };

let opened: Awaited<ReturnType<typeof openSite>>;
/** Addresses of two images that the page of the team shows. */
let image: string;
let other: string;

beforeEach(async () => {
  opened = await openSite({ env });
  await eventually(async () => {
    const { html } = await opened.page('/team');
    const shown = [...html.matchAll(/\/images\/320\/[\w.-]+/g)].map(([address]) => address);
    [image = '', other = ''] = [...new Set(shown)];
    expect(other).not.toBe('');
  });
  await expectAll();
});

const wider = (address: string) => address.replace('/320/', '/640/');
const statusOf = async (address: string) => (await opened.get(address)).status;
const stored = () =>
  readdirSync(path.join(opened.site.dataDir, 'images')).filter((name) => !name.endsWith('.json'));

/** Where the CMS has the file of an image. */
function fileOf(address: string): string {
  const [token = ''] = address.split('/').at(-1)?.split('.') ?? [];
  return Buffer.from(token, 'base64url').toString().split('#')[0] ?? '';
}

async function tellOfMedia(): Promise<void> {
  const headers = { Authorization: `Bearer ${secret}` };
  const body = JSON.stringify({ changes: [{}] });
  expect((await opened.get('/hooks/content', { method: 'POST', headers, body })).status).toBe(202);
}

test('[R5] an image that staff deleted is gone from its address and from the disk as soon as the CMS tells', async () => {
  opened.fakeCms.set({ [fileOf(image)]: { kind: 'status', status: 404 } });
  await tellOfMedia();
  await eventually(async () => {
    expect([await statusOf(image), await statusOf(wider(image))]).toEqual([404, 404]);
  });
  expect(stored()).toHaveLength(1);
  expect(await statusOf(other)).toBe(200);
});

test('[R5] where the CMS could not tell, a start of the site finds what was deleted', async () => {
  opened.fakeCms.set({ [fileOf(image)]: { kind: 'status', status: 410 } });
  await opened.restart();
  await eventually(async () => {
    expect([await statusOf(image), await statusOf(wider(image))]).toEqual([404, 404]);
  });
  expect(stored()).toHaveLength(1);
  expect(await statusOf(other)).toBe(200);
});

test('[R6] a CMS that fails, refuses, hangs up or is down loses no image', async () => {
  const asked = () => opened.fakeCms.calls.filter(({ method }) => method === 'HEAD').length;
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'cut' },
  ] as const) {
    const before = asked();
    opened.fakeCms.set({ media: fault });
    await tellOfMedia();
    await eventually(async () => expect(asked()).toBeGreaterThan(before));
    await expectAll();
  }
  await opened.fakeCms.down();
  await opened.restart();
  await expectAll();
});

async function expectAll(): Promise<void> {
  for (const address of [image, wider(image), other]) expect(await statusOf(address)).toBe(200);
  expect(stored()).toHaveLength(3);
}
