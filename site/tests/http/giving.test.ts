import { describe, expect, test } from 'vitest';
import { sampleContent } from '../support/fixtures/content.ts';
import { openSite, sharedSite } from './open-site.ts';

const path = '/opportunities/sponsor';

test('without settings the sponsor’s page shows no way to give, and /donate leads there', async () => {
  const opened = await openSite();
  expect((await opened.page(path)).html).not.toContain('Give now');
  const { status, headers } = await opened.get('/donate');
  expect(status).toBe(302);
  expect(headers.get('Location')).toBe('/opportunities/sponsor#give-now');
});

const env = { GIVE_UPI_ADDRESS: 'school@example', GIVE_PAYEE: 'Moon & Stars' };

test('[R47] once the CMS says whose website it is, a made-up payee is not shown', async () => {
  const content = { ...sampleContent(), more: { organisation: { name: 'Thumbi Trust' } } };
  const opened = await openSite({ env, content });
  expect((await opened.page(path)).html).not.toMatch(/Give now|school@example|Moon &amp; Stars/);
});

describe('with settings', () => {
  const opened = sharedSite({ env });

  test('the panel stands on the sponsor’s page alone, and says that a sample is one', async () => {
    const { html } = await opened.page(path);
    expect(html).toContain('Pay ₹500 with a UPI app');
    expect(html).toContain('no payment can reach it');
    expect((await opened.page('/opportunities/volunteer')).html).not.toContain('Give now');
  });

  test('another amount is taken, or refused in words', async () => {
    expect((await opened.page(`${path}?amount=250.50`)).html).toContain('am=250.50');
    const { html } = await opened.page(`${path}?amount=10.005`);
    expect(html).toContain('Please enter an amount from ₹1 to ₹1,00,000');
    expect(html).not.toContain('upi://');
  });
});
