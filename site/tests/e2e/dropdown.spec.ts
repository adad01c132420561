import { project, sampleContent } from '../fixtures/content.ts';
import { emptyContent } from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { dropdownOf, tabsOf, untilLive } from './shell.ts';

const firstFour = ['Project Spark', 'Project Disha', 'Project Ganitham', "Let's Learn English"];

test('[2.3] hovering Projects opens a dropdown with the first four and the way to all @desktop', async ({
  page,
}) => {
  await page.goto('/our-story');
  await untilLive(page);
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
  const entries = dropdownOf(page).getByRole('link');
  await expect(entries).toHaveCount(5);
  for (const [at, title] of firstFour.entries()) {
    await expect(entries.nth(at)).toContainText(title);
    await expect(entries.nth(at)).toContainText(`${title} in a few words`);
    await expect(entries.nth(at).locator('svg')).toBeVisible();
  }
  await expect(entries.nth(4)).toHaveText('View all Projects');
  await expectAccessible(page);
  await entries.nth(1).click();
  await expect(page).toHaveURL('/projects/project-disha');
  await expect(dropdownOf(page)).toBeHidden();
});

test('[2.3] "View all Projects" goes to /projects @desktop', async ({ page }) => {
  await page.goto('/team');
  await untilLive(page);
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
  await dropdownOf(page).getByRole('link', { name: 'View all Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('[4.5] hovering another tab or the page body closes the dropdown @desktop', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await untilLive(page);
  const projects = tabsOf(page).getByRole('link', { name: 'Projects', exact: true });
  await projects.hover();
  await expect(dropdownOf(page)).toBeVisible();
  await tabsOf(page).getByRole('link', { name: 'Team' }).hover();
  await expect(dropdownOf(page)).toBeHidden();
  await projects.hover();
  await expect(dropdownOf(page)).toBeVisible();
  // On the way to the list nothing closes it.
  await dropdownOf(page).getByRole('link').first().hover();
  await expect(dropdownOf(page)).toBeVisible();
  await page.mouse.move(40, 700, { steps: 4 });
  await expect(dropdownOf(page)).toBeHidden();
});

test('[R22] the dropdown works by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/team');
  await untilLive(page);
  const button = page.getByRole('button', { name: 'List of projects' });
  const entries = dropdownOf(page).getByRole('link');
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdownOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdownOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(4)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // The tab itself opens it too, and leaving by Tab closes it.
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(4)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabsOf(page).getByRole('link', { name: 'Our Story' })).toBeFocused();
  await expect(dropdownOf(page)).toBeHidden();
});

test('[R22] a click on the arrow keeps open what hovering opened; the next one closes it @desktop', async ({
  page,
}) => {
  await page.goto('/team');
  await untilLive(page);
  const button = page.getByRole('button', { name: 'List of projects' });
  await button.click();
  await expect(dropdownOf(page)).toBeVisible();
  await button.click();
  await expect(dropdownOf(page)).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('[R22] a tap on the arrow opens and closes, a tap on the tab goes to all projects @desktop', async ({
    page,
  }) => {
    await page.goto('/team');
    await untilLive(page);
    const button = page.getByRole('button', { name: 'List of projects' });
    await button.tap();
    await expect(dropdownOf(page)).toBeVisible();
    await button.tap();
    await expect(dropdownOf(page)).toBeHidden();
    await button.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdownOf(page)).toBeHidden();
    await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).tap();
    await expect(page).toHaveURL('/projects');
  });
});

test('[R18] without scripts the dropdown opens under the mouse and with the focus @nojs', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(dropdownOf(page)).toBeHidden();
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
  await expect(dropdownOf(page)).toBeVisible();
  await page.mouse.move(40, 700);
  await expect(dropdownOf(page)).toBeHidden();
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).focus();
  await expect(dropdownOf(page)).toBeVisible();
  await dropdownOf(page).getByRole('link', { name: 'Project Spark' }).click();
  await expect(page).toHaveURL('/projects/project-spark');
});

test('[R20] a project without a page is named, and leads nowhere @desktop', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({
    content: { ...sampleContent(), projects: [project({ projectTitle: 'A new idea', url: '' })] },
  });
  await page.goto(`${site.url}/team`);
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
  await expect(dropdownOf(page).getByText('A new idea', { exact: true })).toBeVisible();
  await expect(dropdownOf(page).getByRole('link')).toHaveText(['View all Projects']);
});

test('[8] without projects the dropdown is the way to all of them @desktop', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: emptyContent() });
  await page.goto(`${site.url}/team`);
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
  await expect(dropdownOf(page).getByRole('link')).toHaveText(['View all Projects']);
  await expectAccessible(page);
});
