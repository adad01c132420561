import { expect, type Page } from '@playwright/test';

/** Waits until the menus are hydrated: from then on they answer to keys and touch as programs do. */
export async function untilMenusHydrated(page: Page): Promise<void> {
  await expect(page.locator('#menu[data-hydrated]')).toBeAttached();
}

/** The navigation bar's tabs. */
export const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const projectsTab = (page: Page) =>
  tabsOf(page).getByRole('link', { name: 'Projects', exact: true });

/** The list of projects below the Projects tab. */
export const dropdownOf = (page: Page) => page.locator('#nav-projects');

export const sideMenuOf = (page: Page) => page.locator('#menu');
