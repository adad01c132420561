import { fillContact, fillRegistration, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, failure, hydrated, messages, posts, statusOf, submit } from './form-page.ts';

/** In the page: measures how long the button says "Submitted!", in milliseconds. */
function watchButton(): void {
  const button = document.querySelector('main button[type=submit]');
  let since = 0;
  new MutationObserver(() => {
    const isSubmitted = button?.textContent === 'Submitted!';
    if (isSubmitted && since === 0) since = performance.now();
    if (!isSubmitted && since > 0) {
      document.body.dataset.shownFor = String(Math.round(performance.now() - since));
      since = 0;
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const timed = [
  ['/opportunities/volunteer', 2000, '[4.2]'],
  ['/contact-us', 3000, '[4.3]'],
] as const;
for (const [path, milliseconds, section] of timed) {
  test(`${section} [9] ${path}: "Submitted!" for ${milliseconds} ms, all emptied, no page load @phone`, async ({
    page,
    startOwn,
  }) => {
    const { site } = await startOwn();
    await page.goto(site.url + path);
    await hydrated(page);
    await page.evaluate(watchButton);
    if (path === '/contact-us') await fillContact(page);
    else await fillRegistration(page, 'volunteer');
    await submit(page).click();
    await expect(submit(page)).toHaveText('Submitted!');
    await expect(submit(page)).toHaveText('Submit');
    const shownFor = await page.evaluate(() => Number(document.body.dataset.shownFor));
    expect(shownFor).toBeGreaterThan(milliseconds - 100);
    // A busy machine is late, never early.
    expect(shownFor).toBeLessThan(milliseconds + 1500);
    await expect(statusOf(page), '[R12]').toContainText('has arrived');
    const form = page.getByRole('main').locator('form');
    for (const field of await form
      .locator('input[type=text], input[type=email], input[type=tel], textarea')
      .all()) {
      await expect(field).toHaveValue('');
    }
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset.shownFor), 'no page load').toBeTruthy();
  });
}

test('[R12] [R18] without scripts a redirect leads to the lasting word that it arrived @nojs', async ({
  page,
  startOwn,
}) => {
  const { site, backend } = await startOwn();
  await page.goto(`${site.url}/opportunities?chosen=intern`);
  await fillRegistration(page, 'intern');
  await submitAndSeeItArrive(page);
  await expect(page).toHaveURL(/\/opportunities\/intern\?sent=[\w.-]+/);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.reload();
  expect(posts(backend), '[R13] a reload sends nothing').toHaveLength(1);
});

test('[R13] a double click sends once @phone', async ({ page, startOwn }) => {
  const { site, backend } = await startOwn();
  backend.set({ writes: { kind: 'slow', ms: 3_000 } });
  await page.goto(`${site.url}/contact-us`);
  await hydrated(page);
  await fillContact(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await submit(page).click({ force: true });
  await expect(page.getByText('Sending, one moment…')).toBeAttached();
  await expect(statusOf(page)).not.toBeEmpty();
  await submit(page).click();
  expect(posts(backend)).toHaveLength(1);
  await expect(messages(page)).toHaveCount(0);
});

test('[R13] an answer that was lost, and tried again, is one record @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  const { site, backend } = await startOwn({ idempotent: true });
  backend.set({ writes: { kind: 'store-then-cut' } });
  await page.goto(`${site.url}/opportunities/sponsor`);
  await hydrated(page);
  await fillRegistration(page, 'sponsor');
  // The alert comes a moment after the words: a reload in between would tear it away.
  const alerted = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await submit(page).click();
  await alerted;
  await expect(alertOf(page)).toHaveText(failure);
  backend.set({});
  await page.reload();
  await hydrated(page);
  await submitAndSeeItArrive(page);
  expect(backend.records).toHaveLength(1);
  expect(new Set(posts(backend).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('[R13] the same again without scripts is one record; with scripts a second message is two @anywidth', async ({
  page,
  startOwn,
  javaScriptEnabled,
}) => {
  const { site, backend } = await startOwn();
  for (let round = 0; round < 2; round += 1) {
    await page.goto(`${site.url}/contact-us`);
    if (javaScriptEnabled) await hydrated(page);
    await fillContact(page);
    await submitAndSeeItArrive(page);
  }
  expect(backend.records).toHaveLength(javaScriptEnabled ? 2 : 1);
});
