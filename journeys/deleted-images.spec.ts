import { readdirSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../cms/tests/support/http.ts';
import { plainImage, proportionOf } from '../cms/tests/support/images.ts';
import { adminPath } from '../cms/tests/support/types.ts';
import { expect, test } from './fixtures.ts';

/** What the media library sends for a new file, and for one that replaces another. */
async function formOf(height: number): Promise<FormData> {
  const bytes = new Uint8Array(await plainImage(600, height, 'teal'));
  const form = new FormData();
  form.append('files', new Blob([bytes], { type: 'image/png' }), 'kite-child.png');
  const words = { name: 'kite-child.png', alternativeText: 'A child', caption: '' };
  form.append('fileInfo', JSON.stringify(words));
  return form;
}

test('[R5] an image that staff replace or delete is removed from its old address and from the disk of the website @slow', async ({
  staff,
  site,
}) => {
  const { administrator } = staff;
  const uploaded = await administrator.call('POST', '/upload', await formOf(300));
  const portrait = valueAt(uploaded.json, 0, 'id') ?? valueAt(uploaded.json, 'data', 0, 'id');
  const member = { name: 'Kite Child', position: 'founder', description: '', portrait };
  const published = await administrator.publish('team', member);
  expect(published.status, published.text).toBe(200);
  const entry = adminPath('team', valueAt(published.json, 'data', 'documentId'));

  const addresses = async () => {
    const html = await (await fetch(`${site.url}/team`)).text();
    const shown = html.match(/\/images\/\d+\/[\w.-]+/g) ?? [];
    const tokens = shown.filter((address) => {
      const [token = ''] = address.split('/').at(-1)?.split('.') ?? [];
      return Buffer.from(token, 'base64url').toString().includes('kite_child');
    });
    return [...new Set(tokens)];
  };
  await expect.poll(addresses).not.toEqual([]);
  const [address = ''] = await addresses();
  const get = () => fetch(site.url + address, { headers: { Accept: 'image/webp' } });
  const proportion = async () => proportionOf(await (await get()).arrayBuffer());
  expect(await proportion()).toBe(2);
  const stored = () => readdirSync(path.join(site.dataDir, 'images')).length;
  const before = stored();

  const replaced = await administrator.call('POST', `/upload?id=${portrait}`, await formOf(600));
  expect(replaced.status, replaced.text).toBe(200);
  await expect.poll(proportion).toBe(1);

  await administrator.callAsForm('POST', `${entry}/actions/publish`, { ...member, portrait: null });
  const deleted = await administrator.call('DELETE', `/upload/files/${portrait}`);
  expect(deleted.status, deleted.text).toBe(200);
  await expect.poll(async () => (await get()).status).toBe(404);
  // The image and what is written of its original.
  expect(stored()).toBe(before - 2);
});
