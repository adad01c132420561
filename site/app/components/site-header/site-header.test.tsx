import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ProjectSummary } from '../../cms/projects.ts';
import { SiteHeader } from './site-header.tsx';

const spark: ProjectSummary = {
  title: 'Project Spark',
  shortDescription: 'Science with the hands.',
  path: '/projects/project-spark',
  icon: 'spark',
};

/** The bar as the server sends it at that address. */
function headerAt(address: string, projects: readonly ProjectSummary[]): string {
  const router = createMemoryRouter([{ path: '*', element: <SiteHeader projects={projects} /> }], {
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const panelOf = (html: string) => /id="nav-projects".*?<\/div>/.exec(html)?.[0] ?? '';

test('[2.3] the dropdown leads to each project that has a page, and to all of them', () => {
  const panel = panelOf(headerAt('/', [spark]));
  expect([...panel.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/projects/project-spark',
    '/projects',
  ]);
  expect(panel).toMatch(/Project Spark.*Science with the hands\..*View all Projects/);
});

test('[2.3] a project without a page is named but leads nowhere', () => {
  const { path: _, ...pageless } = spark;
  const html = headerAt('/', [pageless]);
  expect(html).toContain('Project Spark');
  expect(html).not.toContain('href="/projects/');
});

test('[8] without projects the way to all of them is left, and no empty list is read out', () => {
  const panel = panelOf(headerAt('/', []));
  expect(panel).toContain('View all Projects');
  expect(panel).not.toContain('<ul');
});

test('[R18] before scripts the hamburger is a link to the menu, and promises nothing more', () => {
  const html = headerAt('/team', [spark]);
  const hamburger = /<a id="menu-button"[^>]*>/.exec(html)?.[0];
  expect(hamburger).toContain('href="#menu"');
  expect(hamburger).not.toMatch(/role=|aria-expanded/);
  expect(html).toMatch(/<dialog id="menu" aria-label="Menu"/);
});

test('[2.3] the page that one is on is marked in the bar and in the menu, and no other', () => {
  const marked = [...headerAt('/team', [spark]).matchAll(/<a[^>]*aria-current[^>]*>/g)];
  expect(marked).toHaveLength(2);
  for (const [link] of marked) expect(link).toContain('href="/team"');
});
