import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** The screen as it stands when not even the shell's own content could be read. */
const screenAt = (address: string, status: number) =>
  renderAt(address, <ErrorScreen status={status} />);

test('[8] an unexpected error has its screen without any data, with the way on', () => {
  const html = screenAt('/team?member=3', 500);
  expect(html).toContain('Unexpected Application Error!</h1>');
  expect(html).toMatch(/<form[^>]* action="\/team".*name="member" value="3".*Try again/);
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Take me home/);
});

test('[2.14] a missing page has its words and the way home', () => {
  const html = screenAt('/no/such/page', 404);
  expect(html).toContain('<title>Page not found | 404</title>');
  expect(html).toContain('Page not found!</h1>');
  expect(html).toContain('Uh oh! The page you were looking for does not exist.');
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Take me home/);
});

test('[R6] [R18] a page that cannot be read now is no missing page, and is asked for again', () => {
  const html = screenAt('/projects/project-spark', 503);
  expect(html).not.toContain('Page not found');
  expect(html).toContain('Please try again in a minute');
  expect(html).toMatch(/<form[^>]* action="\/projects\/project-spark".*Try again/);
});
