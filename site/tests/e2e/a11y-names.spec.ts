import type { Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { spokenTree, whatSoundsWrong } from './accessibility-tree.ts';
import { expect, test } from './fixtures.ts';
import { submit } from './form-page.ts';
import { untilLive } from './shell.ts';

/** With scripts and all that loads when it comes into view, such as the map. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  if ((await page.locator('#late-start').count()) > 0) await untilLive(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

for (const { path } of routes) {
  test(`${path}: everything read out has a name of its own, said once`, async ({ page }) => {
    await openWhole(page, path);
    expect(whatSoundsWrong(await spokenTree(page))).toEqual([]);
  });
}

for (const path of ['/contact-us', '/opportunities/volunteer', '/opportunities/sponsor']) {
  test(`[R16] ${path}: with errors everything read out still has a name of its own @phone`, async ({
    page,
  }) => {
    await openWhole(page, path);
    await submit(page).click();
    await expect(page.getByRole('alert', { name: '3 things to put right' })).toBeFocused();
    expect(whatSoundsWrong(await spokenTree(page))).toEqual([]);
  });
}

test('[R16] one mistake alone is announced as one @phone', async ({ page }) => {
  await openWhole(page, '/contact-us');
  await page.getByPlaceholder('Enter your name').fill('Asha Balan');
  await page.getByPlaceholder('Enter your email').fill('asha.balan@mail.example');
  await submit(page).click();
  await expect(page.getByRole('alert', { name: 'One thing to put right' })).toBeFocused();
});

test('what sounds wrong is found @phone', () => {
  const link = (name: string, url = '/') => ({ role: 'link', name, url });
  expect(whatSoundsWrong([link(' (open large)')])).toHaveLength(1);
  expect(whatSoundsWrong([link('')])).toHaveLength(1);
  expect(whatSoundsWrong([link('Library day Library day (open large)')])).toHaveLength(1);
  expect(whatSoundsWrong([link('Know more', '/one'), link('Know more', '/two')])).toHaveLength(1);
  expect(whatSoundsWrong([link('Team', '/team'), link('Team', '/team')])).toEqual([]);
  const button = { role: 'button', name: 'Load More', url: undefined };
  expect(whatSoundsWrong([button, button])).toHaveLength(1);
  expect(whatSoundsWrong([{ role: 'image', name: '', url: undefined }])).toHaveLength(1);
});
