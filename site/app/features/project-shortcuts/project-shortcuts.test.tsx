import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ProjectShortcuts } from './project-shortcuts.tsx';

const router = createMemoryRouter([{ path: '*', element: <ProjectShortcuts /> }]);
const html = renderToStaticMarkup(<RouterProvider router={router} />);

test('[2.4.5] the four shortcuts lead to their projects, in this order', () => {
  expect(
    [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, name]) => [to, name]),
  ).toEqual([
    ['/projects/project-spark', 'Spark'],
    ['/projects/project-disha', 'Disha'],
    ['/projects/project-ganitham', 'Ganitham'],
    ['/projects/lets-learn-english', expect.stringMatching(/^Let(&#x27;|’)s Learn English$/)],
  ]);
});

test('each project has a kolam of its own', () => {
  const kolams = [...html.matchAll(/<svg.*?<\/svg>/g)].map(([svg]) => svg);
  expect(new Set(kolams).size).toBe(4);
});
