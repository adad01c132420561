import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageIntro, type PageIntroProps } from './page-intro.tsx';

function introAt(address: string, props: PageIntroProps): string {
  const router = createMemoryRouter([{ path: '*', element: <PageIntro {...props} /> }], {
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const accentOf = (html: string) => /data-accent="(\w+)"/.exec(html)?.[1];
const kolamOf = (html: string) => /<svg.*<\/svg>/.exec(html)?.[0];

test('[2.3] the heading is the only one, and can take the focus of who arrives', () => {
  const html = introAt('/gallery', {
    heading: 'Gallery',
    above: <p>Back</p>,
    children: <p>Words</p>,
  });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/Back<\/p><h1 tabindex="-1">Gallery<\/h1>.*Words/);
});

test('a page keeps its colour and its kolam, whoever comes and when', () => {
  const [once, again] = [
    introAt('/gallery', { heading: 'A' }),
    introAt('/gallery', { heading: 'B' }),
  ];
  expect(accentOf(once)).toBe(accentOf(again));
  expect(kolamOf(once)).toBe(kolamOf(again));
  expect(kolamOf(introAt('/team', { heading: 'A' }))).not.toBe(kolamOf(once));
});

test('a project brings its own colour and kolam, wherever it is shown', () => {
  const props: PageIntroProps = { heading: 'Spark', accent: 'sky', seed: 'project-spark' };
  const [one, other] = [introAt('/one', props), introAt('/other', props)];
  expect(accentOf(one)).toBe('sky');
  expect(kolamOf(one)).toBe(kolamOf(other));
});

test('an intro without words has no empty box', () => {
  expect(introAt('/team', { heading: 'Team' })).not.toMatch(/<div[^>]*><\/div>/);
});
