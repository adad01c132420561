import { writes } from '../support/fake-cms/calls.ts';
import { expectedData, fillContact, fillRegistration, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, hydrated, messages, posts, statusOf, submit } from './form-page.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

for (const kind of ['volunteer', 'sponsor', 'contact'] as const) {
  test(`[7.2] the ${kind} form arrives once, with the body to the letter @anywidth`, async ({
    page,
    startOwn,
  }) => {
    const { site, fakeCms } = await startOwn();
    await page.goto(site.url + (kind === 'contact' ? '/contact-us' : `/opportunities/${kind}`));
    if (kind === 'contact') await fillContact(page);
    else await fillRegistration(page, kind);
    await submitAndSeeItArrive(page);
    const [post, ...more] = posts(fakeCms);
    expect(more).toEqual([]);
    expect(post?.path).toBe(writes[kind]);
    expect(post?.authorization).toBe(`bearer ${fakeCms.writeToken}`);
    expect(post?.contentType).toMatch(/^application\/json/);
    const data = expectedData[kind];
    expect(JSON.parse(post?.body ?? '')).toEqual(
      kind === 'contact' ? { data, meta: {} } : { data },
    );
  });
}

test('[5.1] [8] [R16] error messages stand above the button, have the focus and lead to their fields @anywidth', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 422/);
  await page.goto('/opportunities/volunteer');
  await submit(page).click();
  await expect(messages(page)).toHaveText([
    'First name cannot be empty.',
    'Mobile number cannot be empty.',
    'Email cannot be empty.',
  ]);
  await expect(alertOf(page)).toBeFocused();
  const [list, button] = [await alertOf(page).boundingBox(), await submit(page).boundingBox()];
  expect(list?.y ?? 0).toBeLessThan(button?.y ?? 0);
  const name = page.getByLabel('First Name');
  await expect(name).toHaveAccessibleDescription('First name cannot be empty.');
  await messages(page).first().click();
  await expect(name).toBeFocused();
  await name.fill('Asha');
  await page.getByLabel('Mobile Number').fill('98765 43210');
  await submit(page).click();
  await expect(messages(page).first()).toHaveText('Please enter a valid phone number.');
  await expect(alertOf(page), '[R15]').toContainText('10 digits without spaces');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('[5.2] [R9] contact: the messages in the specified order @anywidth', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 422/);
  await page.goto('/contact-us');
  await page.getByPlaceholder('Enter your email').fill('asha@mail');
  await page.getByPlaceholder('Enter your name').fill('   ');
  await submit(page).click();
  await expect(messages(page)).toHaveText([
    'Please enter a valid email.',
    'Name cannot be blank.',
    'Comments cannot be blank.',
  ]);
});

test('[2.7] [4.1] [R19] the chosen opportunity stands in the address, and leads back to the list @anywidth', async ({
  page,
}) => {
  await page.goto('/opportunities');
  const card = page.getByRole('listitem').filter({ hasText: 'Be a Sponsor' });
  await expect(card.getByRole('link', { name: 'Know more' })).toHaveAttribute(
    'href',
    '/opportunities/sponsor',
  );
  await page.goto('/opportunities?chosen=sponsor');
  await expect(page.getByRole('heading', { level: 1, name: 'Be a Sponsor' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/opportunities\/sponsor$/,
  );
  await expect(page.getByRole('group', { name: 'Are you currently employed?' })).toBeVisible();
  await expect(page.getByLabel('Field of Study')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Opportunities', exact: true }).click();
  await expect(page).toHaveURL(/\/opportunities$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
});

test('[4.2] [R15] [R17] study fields only while "yes" is chosen; hints and privacy notice @anywidth', async ({
  page,
}) => {
  await page.goto('/opportunities/intern');
  const study = page.getByLabel('Field of Study');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(study).toBeHidden();
  await page.getByLabel('Yes').check();
  await expect(study).toBeVisible();
  await expect(page.getByLabel('Institution Name')).toBeVisible();
  await page.getByLabel('No', { exact: true }).check();
  await expect(study).toBeHidden();
  const mobile = page.getByLabel('Mobile Number');
  await expect(mobile).toHaveAttribute('type', 'tel');
  await expect(mobile).toHaveAttribute('autocomplete', 'tel');
  await expect(mobile).toHaveAccessibleDescription(/10 digits/);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText(/24 months/)).toBeVisible();
  await expect(form.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(form.getByRole('checkbox')).toHaveCount(0);
});

test('[2.8] the contact page: text area and panel @phone', async ({ page }) => {
  await page.goto('/contact-us');
  const comments = page.getByPlaceholder('Go ahead, we are listening...');
  await expect(comments).toHaveAttribute('cols', '30');
  await expect(comments).toHaveAttribute('rows', '10');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(main.getByText('12 Sample Street')).toBeVisible();
});

test('a filled trap gets the normal reply and is dropped; visitors do not meet it @phone', async ({
  page,
  startOwn,
}) => {
  const { site, fakeCms } = await startOwn();
  await page.goto(`${site.url}/contact-us`);
  await expect(page.locator('input[name=topic]')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await hydrated(page);
  await fillContact(page);
  await page.locator('input[name=topic]').evaluate((input: HTMLInputElement) => {
    input.value = 'x';
  });
  await submitAndSeeItArrive(page);
  expect(posts(fakeCms)).toEqual([]);
});

test('[R12] [R18] without scripts a redirect leads to the message that it has arrived @nojs', async ({
  page,
  startOwn,
}) => {
  const { site, fakeCms } = await startOwn();
  await page.goto(`${site.url}/opportunities?chosen=intern`);
  await fillRegistration(page, 'intern');
  await submitAndSeeItArrive(page);
  await expect(page).toHaveURL(`${site.url}/opportunities/intern#intern-status`);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.reload();
  await expect(statusOf(page)).toBeEmpty();
  expect(posts(fakeCms), '[R13] a reload sends nothing').toHaveLength(1);
});
