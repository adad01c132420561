import { expect, test } from './fixtures.ts';
import { alertOf, hydrated, messages, posts, submit } from './form-page.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

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
  await expectNoSidewaysScrollAtAnyWidth(page);
});

test('[R15] a button fills in the number that was probably meant, and sends nothing @phone', async ({
  page,
  fakeCms,
}) => {
  await page.goto('/opportunities/volunteer');
  await hydrated(page);
  const mobile = page.getByLabel('Mobile Number');
  await mobile.fill('+91 098765 ४३२११');
  await submit(page).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(mobile).toHaveValue('+91 098765 ४३२११');
  await alertOf(page).getByRole('button', { name: 'Did you mean +919876543211?' }).click();
  await expect(mobile).toHaveValue('+919876543211');
  await expect(mobile).toBeFocused();
  await expect(messages(page)).toHaveText([
    'First name cannot be empty.',
    'Email cannot be empty.',
  ]);
  expect(posts(fakeCms)).toEqual([]);
  await page.reload();
  await expect(mobile).toHaveValue('+919876543211');
});

test('[4.2] [R15] [R17] study fields only while "yes" is chosen; hints and privacy notice @nojs', async ({
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
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'How we handle your data' })).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
});
