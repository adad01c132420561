import { expect, test } from './fixtures.ts';
import { alertOf, messages, posts, submit } from './form-page.ts';

const kinds = ['volunteer', 'intern', 'sponsor'] as const;

for (const kind of kinds) {
  test(`[5.1] [8] ${kind}: all messages in a list above the button, nothing is sent @anywidth`, async ({
    page,
    allowed,
    startOwn,
  }) => {
    allowed.problems.push(/status of 422/);
    const { site, backend } = await startOwn();
    await page.goto(`${site.url}/opportunities/${kind}`);
    await submit(page).click();
    await expect(messages(page)).toHaveText([
      'First name cannot be empty.',
      'Mobile number cannot be empty.',
      'Email cannot be empty.',
    ]);
    const list = await messages(page).first().boundingBox();
    const button = await submit(page).boundingBox();
    expect(list?.y ?? 0).toBeLessThan(button?.y ?? 0);
    await page.getByLabel('First Name').fill('Asha');
    await page.getByLabel('Mobile Number').fill('98765 43210');
    await page.getByLabel('Email ID').fill('asha@mail');
    await submit(page).click();
    await expect(messages(page)).toHaveText([
      'Please enter a valid phone number.',
      'Please enter a valid Email.',
    ]);
    await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
    expect(posts(backend)).toEqual([]);
  });
}

test('[5.2] [8] contact: the messages in the specified order, below the fields @anywidth', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 422/);
  await page.goto('/contact-us');
  await page.getByPlaceholder('Enter your email').fill('asha@mail');
  await submit(page).click();
  await expect(messages(page)).toHaveText([
    'Please enter a valid email.',
    'Name cannot be blank.',
    'Comments cannot be blank.',
  ]);
  await page.getByPlaceholder('Enter your email').fill('');
  await page.getByPlaceholder('Enter your name').fill('   ');
  await submit(page).click();
  await expect(messages(page), '[R9]').toHaveText([
    'Name cannot be blank.',
    'Email cannot be blank.',
    'Comments cannot be blank.',
  ]);
});

test('[R16] the list has the focus, and each message is tied to its field @anywidth', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 422/);
  await page.goto('/opportunities/volunteer');
  await submit(page).click();
  await expect(alertOf(page)).toBeFocused();
  const name = page.getByLabel('First Name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('First name cannot be empty.');
  await expect(page.getByLabel('Last Name')).not.toHaveAttribute('aria-invalid');
  await messages(page).first().getByRole('link').click();
  await expect(name).toBeFocused();
});

test('[2.8] the contact page: head, heading, fields and panel @anywidth', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page).toHaveTitle(
    'Contact Us | Mazhavil - Empowering Young Minds Through Education',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
  await expect(page.getByText("Reach out, and let's make a difference together!")).toBeVisible();
  const comments = page.getByPlaceholder('Go ahead, we are listening...');
  await expect(comments).toHaveAttribute('cols', '30');
  await expect(comments).toHaveAttribute('rows', '10');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(main.getByText('12 Sample Street')).toBeVisible();
});

for (const path of ['/contact-us', '/opportunities/sponsor']) {
  test(`[R17] ${path} has a privacy notice with a link, and no tick box @anywidth`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole('main').locator('form');
    await expect(form.getByText(/24 months/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await expect(form.getByRole('checkbox')).toHaveCount(0);
  });
}
