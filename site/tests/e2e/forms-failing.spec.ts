import { nullData } from '../backend/faults.ts';
import { fillContact, fillRegistration, person, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, failure, hydrated, posts, statusOf, submit } from './form-page.ts';

for (const path of ['/opportunities/volunteer', '/contact-us']) {
  test(`[8] [R10] ${path}: the alert, the words on the page, everything kept @phone`, async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of 503/);
    const { site, backend } = await startOwn();
    backend.set({ writes: { kind: 'status', status: 500 } });
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.dismiss();
    });
    await page.goto(site.url + path);
    await hydrated(page);
    if (path === '/contact-us') await fillContact(page);
    else await fillRegistration(page, 'volunteer');
    await submit(page).click();
    await expect(alertOf(page)).toHaveText(failure);
    await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
    await expect(submit(page)).toHaveText('Submit');
    await expect(statusOf(page)).toBeEmpty();
    const first =
      path === '/contact-us'
        ? page.getByPlaceholder('Enter your name')
        : page.getByLabel('First Name');
    await expect(first).toHaveValue(new RegExp(person.firstName));
    backend.set({});
    await submitAndSeeItArrive(page);
    expect(backend.records).toHaveLength(1);
  });
}

test('[8] [R10] no network between browser and site: the same @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/ERR_FAILED|ERR_INTERNET|failed request/);
  const { site, backend } = await startOwn();
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto(`${site.url}/opportunities/intern`);
  await hydrated(page);
  await fillRegistration(page, 'intern');
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submit(page).click();
  await expect(alertOf(page)).toHaveText(failure);
  await expect.poll(() => alerts).toEqual([failure]);
  expect(posts(backend)).toEqual([]);
  await page.unroute('**/*');
  await submitAndSeeItArrive(page);
});

test('[8] [R10] null data: the words on the page, no alert box, nothing reset @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  const { site, backend } = await startOwn();
  backend.set({ writes: nullData });
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    return dialog.dismiss();
  });
  await page.goto(`${site.url}/opportunities/volunteer`);
  await hydrated(page);
  await fillRegistration(page, 'volunteer');
  await submit(page).click();
  await expect(alertOf(page)).toHaveText(failure);
  await page.waitForTimeout(300);
  expect(alerts).toBe(0);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Yes')).toBeChecked();
});

test('[8] [R10] [R18] without scripts: the words and everything typed come back @nojs', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  const { site, backend } = await startOwn();
  backend.set({ writes: { kind: 'status', status: 500 } });
  await page.goto(`${site.url}/opportunities/volunteer`);
  await fillRegistration(page, 'volunteer');
  await submit(page).click();
  await expect(alertOf(page)).toHaveText(failure);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Field of Study')).toHaveValue(person.fieldOfStudy);
  await expect(page.getByLabel('Yes')).toBeChecked();
  await page.getByRole('link', { name: 'Clear what I typed' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('[8] what was typed outlives a reload, in this tab alone, until it is cleared or sent @phone', async ({
  page,
  context,
  startOwn,
}) => {
  const { site } = await startOwn();
  const open = `${site.url}/opportunities/intern`;
  await page.goto(open);
  await hydrated(page);
  await fillRegistration(page, 'intern');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Institution Name')).toHaveValue(person.institutionName);
  const other = await context.newPage();
  await other.goto(open);
  await hydrated(other);
  await expect(other.getByLabel('First Name')).toHaveValue('');
  await page.getByRole('link', { name: 'Clear what I typed' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await fillRegistration(page, 'intern');
  await submitAndSeeItArrive(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => sessionStorage.getItem('form:intern'))).toBeNull();
});

test('[8] with the outbox, an outage does not reach the visitor @anywidth', async ({
  page,
  startOwn,
}) => {
  const { site, backend } = await startOwn({ idempotent: true }, { OUTBOX: 'on' });
  backend.set({ writes: { kind: 'status', status: 500 } });
  await page.goto(`${site.url}/contact-us`);
  await fillContact(page);
  await submitAndSeeItArrive(page);
  const waiting = async () =>
    ((await (await fetch(`${site.url}/readyz`)).json()) as { outbox: { waiting: number } }).outbox
      .waiting;
  expect(await waiting()).toBe(1);
  backend.set({});
  await expect.poll(waiting).toBe(0);
  expect(backend.records).toHaveLength(1);
});
