import { fillContact, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, hydrated, posts, submit } from './form-page.ts';

test('a filled trap gets the normal reply and is dropped @anywidth', async ({
  page,
  startOwn,
  javaScriptEnabled,
}) => {
  const { site, backend } = await startOwn();
  if (!javaScriptEnabled) {
    // Without scripts in the page nothing can fill the hidden field in: post it as a robot does.
    const reply = await page.request.post(`${site.url}/contact-us`, {
      form: { name: 'R', email: 'r@b.co', comments: 'buy', topic: 'x' },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
  } else {
    await page.goto(`${site.url}/contact-us`);
    await hydrated(page);
    await fillContact(page);
    await page.locator('input[name=topic]').evaluate((input: HTMLInputElement) => {
      input.value = 'x';
    });
    await submitAndSeeItArrive(page);
  }
  expect(posts(backend)).toEqual([]);
});

test('the trap is not drawn, not reached by Tab, not in the accessibility tree @phone', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await expect(page.locator('input[name=topic]')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(3);
});

test('too many: a plain message, and what was typed stays @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of 429/);
  const { site, backend } = await startOwn({}, { FORM_LIMIT_PER_ADDRESS: '1' });
  await page.goto(`${site.url}/contact-us`);
  await hydrated(page);
  await fillContact(page);
  await submitAndSeeItArrive(page);
  await page.reload();
  await hydrated(page);
  await fillContact(page);
  await submit(page).click();
  await expect(alertOf(page)).toContainText('Please wait 10 minutes');
  await expect(page.getByPlaceholder('Enter your name')).not.toHaveValue('');
  expect(backend.records).toHaveLength(1);
});
