import { expectAccessible } from './accessibility.ts';
import { fillContact, fillRegistration, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, messages, submit } from './form-page.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

for (const path of ['/opportunities/volunteer', '/opportunities/sponsor', '/contact-us']) {
  test(`${path}: with errors it passes WCAG 2.2 AA and never scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    await hydrated(page);
    await submit(page).click();
    await expect(messages(page)).toHaveCount(3);
    await expectAccessible(page, { include: 'main' });
    await expectNoSidewaysScrollAtAnyWidth(page);
  });

  test(`${path}: after success it passes WCAG 2.2 AA @phone`, async ({ page, startOwn }) => {
    test.slow();
    const { site } = await startOwn();
    await page.goto(site.url + path);
    await hydrated(page);
    if (path === '/contact-us') await fillContact(page);
    else await fillRegistration(page, path.endsWith('sponsor') ? 'sponsor' : 'volunteer');
    await submitAndSeeItArrive(page);
    await expectAccessible(page, { include: 'main' });
  });
}
