import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NotFound } from './not-found.tsx';

test('[2.14] a missing page says so in its title and its only heading, and leads home', () => {
  const router = createMemoryRouter([{ path: '*', element: <NotFound /> }], {
    initialEntries: ['/no/such/page'],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('<title>Page not found | 404</title>');
  expect(html.match(/<h[1-6]/g)).toEqual(['<h1']);
  expect(
    [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, words]) => [to, words]),
  ).toEqual([['/', 'Take me home']]);
});
