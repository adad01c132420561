import type { Page } from '@playwright/test';
import { fillContact } from './fill-form.ts';
import { expect } from './fixtures.ts';
import { hydrated, messages, statusOf, submit } from './form-page.ts';
import { type SchoolsMapPage, test } from './schools-map-site.ts';
import { settle } from './settled.ts';
import { dropdownOf, untilLive } from './shell.ts';

/**
 * Compares what only somebody's doing brings about with kept pictures, on a phone and on a desk:
 * what is in view, half as large, as in `pictures.spec.ts`. With less motion nothing is under way.
 */
test.use({ deviceScaleFactor: 0.5 });
test.describe.configure({ timeout: 60_000 });

const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const;
type Width = keyof typeof sizes;

interface Act {
  readonly name: string;
  readonly widths: readonly Width[];
  readonly bring: (page: Page, map: SchoolsMapPage) => Promise<void>;
}

const acts: readonly Act[] = [
  {
    name: 'the side menu',
    widths: [360],
    async bring(page) {
      await page.goto('/team');
      await page.keyboard.press('Shift');
      await untilLive(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the list of projects',
    widths: [1440],
    async bring(page) {
      await page.goto('/contact-us');
      await page.keyboard.press('Shift');
      await untilLive(page);
      // By a key: what the pointer opens would close when the words are set in another font.
      await page.getByRole('button', { name: 'List of projects' }).press('Enter');
      await expect(dropdownOf(page)).toBeVisible();
    },
  },
  {
    name: 'a large picture',
    widths: [360, 1440],
    async bring(page) {
      await page.goto('/gallery');
      await page.keyboard.press('Shift');
      await untilLive(page);
      await page.locator('main li > a').first().click();
      await expect(page.getByRole('dialog', { name: 'Large picture' })).toContainText('1 of 12');
    },
  },
  {
    name: 'a project in the popup',
    widths: [360, 1440],
    async bring(page) {
      await page.goto('/projects');
      await page.keyboard.press('Shift');
      await untilLive(page);
      await page
        .getByRole('button', { name: /^Quick look/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the map with a popup',
    widths: [360, 1440],
    async bring(_, map) {
      // With a place in the address all that is above the map has its true height.
      await map.visit('?project=pg&district=Idukki#schools');
      await expect(map.section.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await map.markers.first().press('Enter');
      await expect(map.popup).toBeVisible();
    },
  },
  {
    name: 'a form with mistakes',
    widths: [360, 1440],
    async bring(page) {
      await page.goto('/opportunities/volunteer');
      await hydrated(page);
      await submit(page).click();
      await expect(messages(page)).toHaveCount(3);
    },
  },
  {
    name: 'a form that has arrived',
    widths: [360, 1440],
    async bring(page) {
      await page.goto('/contact-us');
      await hydrated(page);
      await fillContact(page);
      await submit(page).click();
      await expect(statusOf(page).filter({ hasText: /\w/ })).toBeVisible();
      // The button says "Submitted!" for a while only.
      await expect(submit(page)).toHaveText('Submit');
      await statusOf(page).filter({ hasText: /\w/ }).scrollIntoViewIfNeeded();
    },
  },
];

for (const { name, widths, bring } of acts) {
  for (const width of widths) {
    test(`${name} looks at ${width} px as it did @desktop`, async ({ page, map }) => {
      await page.setViewportSize(sizes[width]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await bring(page, map);
      await settle(page);
      await expect(page).toHaveScreenshot(['acts', `${name.replaceAll(' ', '-')}-${width}.png`], {
        animations: 'disabled',
        scale: 'device',
        timeout: 20_000,
      });
    });
  }
}
