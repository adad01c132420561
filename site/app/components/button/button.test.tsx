import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { Button, ButtonNewWindow } from './button.tsx';

test('a button sends no form unless it is asked to', () => {
  expect(renderAt('/', <Button>Close</Button>)).toContain('type="button"');
  expect(renderAt('/', <Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('[R20] a link of an editor opens apart from the site, and says so', () => {
  const html = renderAt('/', <ButtonNewWindow href="https://example.org">Join</ButtonNewWindow>);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain('(opens in a new window)');
});
