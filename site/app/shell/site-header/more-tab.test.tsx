import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { MenuLink } from './more-tab.tsx';

const linkTo = (path: string) =>
  renderAt('/team', <MenuLink link={{ path, label: 'Our report' }} />);

test('[R20] [R38] a file of "More" opens at its own address, in a new window, and not as a page', () => {
  for (const path of ['/uploads/report.pdf', '/docs/AR-24-25.pdf', 'https://example.org/a.pdf']) {
    const html = linkTo(path);
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain('target="_blank"');
    expect(html, 'the router does not follow it').not.toContain('data-discover');
  }
  expect(linkTo('/gallery')).toContain('data-discover');
});
