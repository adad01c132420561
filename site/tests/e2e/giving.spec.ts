import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { person } from '../support/fill-form.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

const payee = 'മഴവിൽ & Stars';
const settings = {
  GIVE_UPI_ADDRESS: 'school@example',
  GIVE_PAYEE: payee,
  GIVE_ACCOUNT_HOLDER: payee,
  GIVE_ACCOUNT_NUMBER: '000000000000',
  GIVE_IFSC: 'XXXX0000000',
  GIVE_BANK: 'Sample Bank, Kochi',
};

/** The text of the QR code as it is drawn on the page: by default as a phone draws it, at 2×. */
async function readCode(page: Page, scale: 'css' | 'device' = 'device') {
  const png = await page.getByRole('img', { name: /^QR code/ }).screenshot({ scale });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the QR code of each amount is the link to pay it, on any screen and in print @phone @slow', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({}, settings);
  await page.goto(`${site.url}/opportunities/sponsor`);
  for (const amount of ['500', '1,000', '2,500']) {
    await page.getByRole('link', { name: `₹${amount}`, exact: true }).click();
    const link = page.getByRole('link', { name: `Pay ₹${amount} with a UPI app` });
    const href = await link.getAttribute('href');
    expect(href).toContain(`pn=${encodeURIComponent(payee)}&am=${amount.replace(',', '')}.00`);
    expect(await readCode(page, 'css'), 'at 1×').toBe(href);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await readCode(page)).toContain('upi://pay');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await readCode(page)).toContain('upi://pay');
});

test('[R12] the panel goes with the message that the form has arrived, once @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({}, settings);
  await page.goto(`${site.url}/opportunities/sponsor`);
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.mobileNumber);
  await page.getByRole('button', { name: 'Submit' }).click();
  const form = page.getByRole('region', { name: 'Donate now' });
  await expect(form.getByText('your details have arrived')).toBeVisible();
  await expect(form.getByRole('region', { name: 'Give now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Give now' })).toHaveCount(1);
});
