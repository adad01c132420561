import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

test('the ring of the focus stands out by 3:1 from paper, white and ink @phone', async ({
  page,
}) => {
  await page.goto('/');
  const contrasts = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const luminance = (token: string) => {
      // A minified style sheet writes #ffffff as #fff.
      const hex = style
        .getPropertyValue(token)
        .trim()
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    return [
      contrast('--focus', '--paper'),
      contrast('--focus', '--paper-deep'),
      contrast('--focus', '--white'),
      contrast('--focus-on-ink', '--ink'),
    ];
  });
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(3);
});

for (const path of ['/', '/projects', '/team', '/contact-us']) {
  test(`${path}: with forced colours buttons keep an edge and nothing is lost @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const edgeless = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a[class*=button], button[class*=button]')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((button) => button.textContent),
    );
    expect(edgeless).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { disableRules: ['color-contrast'] });
  });
}
