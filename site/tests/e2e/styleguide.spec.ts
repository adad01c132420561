import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { pieces } from './pieces-list.ts';
import { openStyleguide, test } from './styleguide-site.ts';

const builtForVisitors = ['client', 'server'].map((part) =>
  fileURLToPath(new URL(`../../build/${part}`, import.meta.url)),
);

for (const piece of pieces) {
  test(`styleguide: ${piece} passes WCAG 2.2 AA in every state and fits every width @phone`, async ({
    page,
    styleguide,
  }) => {
    await openStyleguide(page, `${styleguide.url}/styleguide/${piece}`);
    await expect(page.locator('[data-example]').first()).toBeAttached();
    await expectAccessible(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
  });
}

test('styleguide: the overview names every piece, token and kolam, and passes WCAG 2.2 AA @phone', async ({
  page,
  styleguide,
}) => {
  test.slow();
  await page.goto(`${styleguide.url}/styleguide`);
  await expect(page.locator('#pieces li')).toHaveCount(pieces.length);
  for (const piece of pieces) {
    await expect(page.locator(`#pieces a[href="/styleguide/${piece}"]`)).toHaveCount(1);
  }
  const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
  const colours = new Set(
    [...tokens.matchAll(/--([\w-]+): #[0-9a-f]{6};/gi)].map(([, name]) => name),
  );
  await expect(page.locator('#colours li')).toHaveCount(colours.size);
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('styleguide: one example stands alone, with the state that only a pointer brings @desktop', async ({
  page,
  styleguide,
}) => {
  const groundOf = (address: string) =>
    openStyleguide(page, styleguide.url + address).then(() =>
      page
        .getByRole('button', { name: 'Explore Projects' })
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    );
  const still = await groundOf('/styleguide/button/primary');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await groundOf('/styleguide/button/primary-under-the-pointer')).not.toBe(still);
});

test('visitors get no styleguide: not at its address, and not in any file of the build @desktop', async ({
  page,
  site,
}) => {
  for (const address of ['/styleguide', '/styleguide/button', '/styleguide/button/primary']) {
    const response = await page.request.get(site.url + address);
    expect(response.status(), address).toBe(404);
  }
  const files = builtForVisitors.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  const texts = files.filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const withStyleguide = texts.filter((file) =>
    /styleguide|data-example|Everything the site is made of/i.test(readFileSync(file, 'utf8')),
  );
  expect(withStyleguide).toEqual([]);
});
