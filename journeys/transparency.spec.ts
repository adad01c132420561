import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { expect, test } from './fixtures.ts';

const PATH = '/content-manager/single-types/api::transparency.transparency';

/** A day as the admin's field takes it. */
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
};

test('[R41] an Editor writes a registration, visitors see it at once, and the CMS says when it ends @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const { json } = await administrator.call('GET', PATH);
  const registrations = listAt(json, 'data', 'registrations').map((each) => ({
    kind: valueAt(each, 'kind'),
    number: valueAt(each, 'number'),
    validUntil: valueAt(each, 'validUntil'),
  }));
  const others = registrations.filter(({ kind }) => kind !== '80G');
  await administrator.callAsForm('POST', `${PATH}/actions/publish`, { registrations: others });
  const shown = async (path: string) => (await fetch(site.url + path)).text();
  const sponsorPage = async () =>
    /<main[\s\S]*<\/main>/.exec(await shown('/opportunities/sponsor'))?.[0];
  await expect.poll(sponsorPage).not.toContain('80G');

  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  await expect(page.getByText(/audited accounts/i).first()).toBeVisible();
  await admin.openSingle('transparency');
  const list80G = page.getByRole('button', { name: 'Add an entry' });
  await list80G.first().click();
  await page.getByRole('combobox', { name: 'Registration' }).click();
  await page.getByRole('option', { name: '80G' }).click();
  await expect(admin.check()).toContainText('80G: write its number.');
  await admin.field('Number').fill('SAMPLE-80G-0001');
  await page.getByRole('combobox', { name: 'Valid until' }).fill(inDays(30));
  await page.keyboard.press('Tab');
  await expect(admin.check()).toContainText(/80G ends on .*, in 30 days\./);

  await admin.publish();
  await expect.poll(() => shown('/transparency')).toContain('SAMPLE-80G-0001');
  await expect
    .poll(() => shown('/opportunities/sponsor'))
    .toMatch(/under 80G, 12A, CSR-1,? and FCRA/);

  const due = page.getByRole('complementary').filter({ hasText: 'Due' });
  await expect(due).toContainText(/80G ends on .*, in 30 days\. When it is renewed/);
  await admin.openSingle('organisation');
  await expect(due.getByRole('link', { name: 'Open Transparency' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText(/^80G ends on .*, in 30 days\./)).toBeVisible();

  const back = await administrator.callAsForm('POST', `${PATH}/actions/publish`, { registrations });
  expect(back.status, back.text).toBe(200);
  const before = registrations.find(({ kind }) => kind === '80G');
  await expect.poll(() => shown('/transparency')).toContain(String(before?.number));
});

test('an Editor accepts the corrected WhatsApp number that the form offers @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openSingle('organisation');
  const whatsapp = admin.field('WhatsApp number');
  await whatsapp.fill('09847012345');
  await expect(admin.check()).toContainText('Begin with the country code');
  await page.getByRole('button', { name: 'Did you mean +91 98470 12345?' }).click();
  await expect(whatsapp).toHaveValue('+91 98470 12345');
  await expect(admin.check()).not.toContainText('Begin with the country code');
});
