import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('an icon says nothing to a screen reader and takes no focus', () => {
  const html = renderToStaticMarkup(<Icon name="menu" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('focusable="false"');
});
