import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Lets running fades and slides end: half-faded text has a contrast that does not last. What
 * never ends by itself, such as a wheel that turns, is not waited for.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      .map((animation) => animation.finished);
    return Promise.race([
      Promise.allSettled(ending),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]).then(() => undefined);
  });
}

/**
 * Fails when axe finds anything against WCAG 2.2 A or AA on the page as it is now.
 *
 * @param options.include CSS selector of the part to look at; the whole page when left out.
 */
export async function expectAccessible(
  page: Page,
  options: { include?: string; disableRules?: string[] } = {},
): Promise<void> {
  await settle(page);
  let axe = new AxeBuilder({ page }).withTags(wcag22aa);
  if (options.include !== undefined) axe = axe.include(options.include);
  if (options.disableRules !== undefined) axe = axe.disableRules(options.disableRules);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary}`),
  );
  expect(findings.join('\n\n'), `axe on ${new URL(page.url()).pathname}`).toBe('');
}
