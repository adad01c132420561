import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { assertRefused, assertServedAs, replace, upload } from './uploads.ts';

const strapi = await sharedCms();

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${content}</svg>`);

test('a drawing is stored as a PNG of its shapes', async (t) => {
  const style = '<style>.a{fill:teal}</style>';
  const first = await upload(
    t,
    svg(`${style}<rect class="a" width="40" height="10"/>`),
    'mark.svg',
  );
  await assertServedAs(first, 'png');
  assert.deepEqual([valueAt(first.json, 'width'), valueAt(first.json, 'height')], [1024, 256]);
});

test('a drawing that replaces another one is stored as a PNG of its own shapes', async (t) => {
  const first = await upload(t, svg('<rect width="40" height="10"/>'), 'mark.svg');
  const second = await replace(
    valueAt(first.json, 'id'),
    svg('<circle r="9" fill="red"/>'),
    'new.svg',
  );
  await assertServedAs(second, 'png');
  const served = await fetch(`${strapi.url}${valueAt(second.json, 'url')}`);
  const pixel = sharp(await served.arrayBuffer()).extract({ left: 0, top: 0, width: 1, height: 1 });
  assert.deepEqual([...(await pixel.raw().toBuffer())], [255, 0, 0, 255]);
});

test('a drawing is stored without its filters, which could take too long', async (t) => {
  const steps = '<feOffset/>'.repeat(3000);
  const filter = svg(
    `<filter id="f">${steps}</filter><rect filter="url(#f)" width="9" height="9"/>`,
  );
  await assertServedAs(await upload(t, filter, 'shadow.svg'), 'png');
});

const tenTimes = (id: number) => `<g id="g${id}">${`<use href="#g${id - 1}"/>`.repeat(10)}</g>`;
const REUSED = [1, 2, 3, 4, 5, 6].map(tenTimes).join('');

for (const [what, content] of [
  ['a script', '<script>fetch("/admin/users")</script>'],
  ['foreign content', '<foreignObject/>'],
  ['a text', '<text>Name</text>'],
  ['an image from the disk of the server', '<image href="file:///etc/hostname"/>'],
  ['a thousand nested groups', '<g>'.repeat(1000) + '</g>'.repeat(1000)],
  ['thousands of shapes', '<path/>'.repeat(5001)],
  [
    'a shape that is used a million times',
    `<rect id="g0" width="9" height="9" stroke-dasharray=".001"/>${REUSED}`,
  ],
  ['half a megabyte of comments', `<!--${' '.repeat(500_000)}-->`],
] as const) {
  test(`a drawing with ${what} is refused with what to do`, async (t) => {
    const reply = await upload(t, svg(content), 'mark.svg');
    await assertRefused(reply, /^mark\.svg is a drawing .* turn the text into paths.* PNG/);
  });
}
