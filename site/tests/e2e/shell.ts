import { expect, type Page } from '@playwright/test';

/** Touches the page and waits until React has taken it over: from then on the menus answer as programs do. */
export async function untilLive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('dialog#menu[data-live]')).toBeAttached();
}

/** The navigation bar's tabs. */
export const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The list of projects below the Projects tab. */
export const dropdownOf = (page: Page) => page.locator('#nav-projects');
