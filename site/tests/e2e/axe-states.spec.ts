import { manyOfEach } from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { fillContact } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, failure, hydrated, messages, submit } from './form-page.ts';

// The other states are looked at where they are tested: menus, dialogs, the map, emptiness, forms.

test('[R6] while the backend has never answered, every page passes WCAG 2.2 AA @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  test.setTimeout(90_000);
  allowed.problems.push(/status of 503/);
  const { site } = await startOwn({ faults: { reads: { kind: 'status', status: 500 } } });
  for (const path of ['/', '/projects', '/team', '/gallery', '/projects/project-spark']) {
    await page.goto(site.url + path);
    await expectAccessible(page);
  }
});

test('with fifty of everything each page passes WCAG 2.2 AA @phone', async ({ page, startOwn }) => {
  test.setTimeout(120_000);
  const { site } = await startOwn({ content: manyOfEach(50) });
  for (const path of ['/', '/projects?projects=all&activities=all', '/team', '/gallery']) {
    await page.goto(site.url + path);
    await expectAccessible(page);
  }
});

test('[R10] a message that could not be sent: the page passes WCAG 2.2 AA @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  test.setTimeout(60_000);
  allowed.problems.push(/status of 5\d\d/);
  page.on('dialog', (dialog) => void dialog.dismiss());
  const { site, backend } = await startOwn();
  backend.set({ writes: { kind: 'status', status: 500 } });
  await page.goto(`${site.url}/contact-us`);
  await hydrated(page);
  await fillContact(page);
  await submit(page).click();
  await expect(alertOf(page)).toContainText(failure);
  await expectAccessible(page);
});

test('the intern form with errors passes WCAG 2.2 AA @phone', async ({ page }) => {
  await page.goto('/opportunities/intern');
  await hydrated(page);
  await submit(page).click();
  await expect(messages(page)).toHaveCount(3);
  await expectAccessible(page);
});
