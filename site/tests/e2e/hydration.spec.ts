import { expect, test } from './fixtures.ts';

for (const address of ['/', '/opportunities/volunteer']) {
  test(`${address} does not shift while it loads and is hydrated @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
        }
        document.documentElement.dataset.shift = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() => document.documentElement.dataset.shift);
    expect(Number(shift ?? 0)).toBeLessThan(0.01);
  });
}

test('[2.4.2] the first press on the carousel acts in place once the scripts are there @phone', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const next = page.getByRole('button', { name: 'Next activity' });
  await next.click();
  await expect(next).toBeFocused();
  await expect(page.getByRole('button', { name: /^Activity 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(documents).toHaveLength(1);
});
