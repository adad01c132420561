import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

// The phone draws at 2×, the desk at 1×.
const payees = [
  ['Moon & Stars', '@phone'],
  ['മഴവിൽ Trust', '@desktop'],
] as const;
const path = '/opportunities/sponsor';
const settings = (payee: string) => ({
  GIVE_UPI_ADDRESS: 'school@example',
  GIVE_PAYEE: payee,
  GIVE_ACCOUNT_HOLDER: payee,
  GIVE_ACCOUNT_NUMBER: '000000000000',
  GIVE_IFSC: 'XXXX0000000',
  GIVE_BANK: 'Sample Bank, Kochi',
});

/** The text of the QR code as it is drawn on the page. */
async function readCode(page: Page): Promise<string | undefined> {
  const png = await page.getByRole('img', { name: /^QR code/ }).screenshot({ scale: 'device' });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const [payee, tag] of payees) {
  test(`the QR code of each amount is the link to ${payee} ${tag}`, async ({ page, startOwn }) => {
    const { site } = await startOwn({}, settings(payee));
    await page.goto(site.url + path);
    for (const amount of ['500', '1,000', '2,500']) {
      await page.getByRole('link', { name: `₹${amount}`, exact: true }).click();
      const link = page.getByRole('link', { name: `Pay ₹${amount} with a UPI app` });
      const href = await link.getAttribute('href');
      expect(href).toContain(`pn=${encodeURIComponent(payee)}&am=${amount.replace(',', '')}.00`);
      expect(await readCode(page)).toBe(href);
    }
  });
}

test('another amount is typed, refused in words, and put right @anywidth', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({}, settings('Moon & Stars'));
  await page.goto(site.url + path);
  const amount = page.getByRole('textbox', { name: 'Another amount in rupees' });
  await amount.fill('10.005');
  await amount.press('Enter');
  await expect(page.getByText('Please enter an amount from ₹1 to ₹1,00,000')).toBeVisible();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('250.50');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('link', { name: 'Pay ₹250.50 with a UPI app' })).toBeVisible();
});

test('the panel is accessible at 320 px, in forced colours and in print @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({}, settings('Moon & Stars'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site.url + path);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, { disableRules: ['color-contrast'] });
  expect(await readCode(page)).toContain('upi://pay');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await readCode(page)).toContain('upi://pay');
});
