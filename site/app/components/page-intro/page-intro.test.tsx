import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageIntro } from './page-intro.tsx';

function introAt(address: string, heading: string): string {
  const router = createMemoryRouter([{ path: '*', element: <PageIntro heading={heading} /> }], {
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const lookOf = (html: string) => [
  /data-accent="(\w+)"/.exec(html)?.[1],
  /<svg.*<\/svg>/.exec(html)?.[0],
];

test('[2.3] the heading can take the focus after a navigation', () => {
  expect(introAt('/gallery', 'Gallery')).toContain('<h1 tabindex="-1">Gallery</h1>');
});

test('a page keeps its colour and its kolam', () => {
  expect(lookOf(introAt('/gallery', 'A'))).toEqual(lookOf(introAt('/gallery', 'B')));
  expect(lookOf(introAt('/gallery', 'A'))).not.toEqual(lookOf(introAt('/team', 'A')));
});
