import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Hero } from './hero.tsx';

const router = createMemoryRouter([{ path: '*', element: <Hero /> }]);
const html = renderToStaticMarkup(<RouterProvider router={router} />);

test('[2.4.1] the hero has the specified line and the way to the projects', () => {
  expect(html).toMatch(/<h1[^>]*>Empowering Our Kids Through Education<\/h1>/);
  expect(html).toMatch(/<a[^>]* href="\/projects"[^>]*>Explore Projects/);
});

test('neither its kolam nor its picture is read out, and a phone does not fetch the picture', () => {
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
  expect(html).toMatch(/<img[^>]* sizes="[^"]*, 1px" alt=""[^>]* loading="lazy"/);
});
