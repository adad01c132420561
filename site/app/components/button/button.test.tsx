import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonNewWindow } from './button.tsx';

test('a button sends no form unless it is asked to', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('[R20] a link of an editor opens apart from the site, and says so', () => {
  const html = renderToStaticMarkup(
    <ButtonNewWindow href="https://example.org">Join</ButtonNewWindow>,
  );
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain('(opens in a new window)');
});
