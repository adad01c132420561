import { expect, test } from 'vitest';
import { english } from '../../../tests/support/english.ts';
import { renderAt } from '../../../tests/support/render-at.tsx';
import type { ProjectSummary } from '../../cms/projects.ts';
import { linksOf } from '../../pages.ts';
import { withMore } from '../use-menu.ts';
import { currentOf } from './current-of.ts';
import { SiteHeader } from './site-header.tsx';

const spark: ProjectSummary = {
  title: { text: 'Project Spark' },
  shortDescription: { text: 'Science with the hands.' },
  path: '/projects/project-spark',
  icon: 'spark',
};

const tabs = linksOf('tab', english);
const sideMenuLinks = linksOf('menu', english);

/** The bar as the server sends it at that address. */
const headerAt = (address: string, projects: readonly ProjectSummary[]) =>
  renderAt(address, <SiteHeader projects={projects} path="/" />);
const panelOf = (html: string) => /id="nav-projects".*?<\/div>/.exec(html)?.[0] ?? '';
const labelsOf = (links: typeof tabs) => links.map(({ label }) => label);
const activeOf = (links: typeof tabs, pathname: string) =>
  labelsOf(links.filter(({ path }) => currentOf(path, pathname)));

test('[2.3] the dropdown leads to each project that has a page, and to all of them', () => {
  const panel = panelOf(headerAt('/', [spark]));
  expect(panel).toMatch(
    /href="\/projects\/project-spark".*Project Spark.*Science with the hands\..*href="\/projects".*View all Projects/,
  );
  const { path: _, ...pageless } = spark;
  const html = headerAt('/', [pageless]);
  expect(html, '[R20]').toContain('Project Spark');
  expect(html).not.toContain('href="/projects/');
});

test('[8] without projects the way to all of them is left, and no empty list is read out', () => {
  const panel = panelOf(headerAt('/', []));
  expect(panel).toContain('View all Projects');
  expect(panel).not.toContain('<ul');
});

test('[R18] before hydration the hamburger is a link to the menu, and promises nothing more', () => {
  const hamburger = /<a id="menu-button"[^>]*>/.exec(headerAt('/team', []))?.[0];
  expect(hamburger).toContain('href="#menu"');
  expect(hamburger).not.toMatch(/role=|aria-expanded/);
});

test('[2.3] [R41] [R43] the tabs and the side menu keep the specified order, with what is not specified in the menu alone', () => {
  const specified = ['About Us', 'Projects', 'Our Story', 'Team', 'Opportunities'];
  expect(labelsOf(tabs)).toEqual([...specified, 'Contact us']);
  expect(labelsOf(sideMenuLinks)).toEqual([
    'Home',
    ...specified,
    'Gallery',
    'Stories',
    'Transparency',
    'Contact us',
  ]);
});

test.each([
  ['/projects/project-spark', ['Projects']],
  ['/opportunities/intern', ['Opportunities']],
  ['/', []],
  ['/gallery', []],
])('[2.3] on %s the active tab is %j', (pathname, labels) => {
  expect(activeOf(tabs, pathname)).toEqual(labels);
});

test('[2.3] the gallery and the home page are highlighted in the side menu', () => {
  expect(activeOf(sideMenuLinks, '/gallery')).toEqual(['Gallery']);
  expect(activeOf(sideMenuLinks, '/')).toEqual(['Home']);
});

test('[2.3] [R41] what editors put under "More" stands in the side menu too, in their order, each page once', () => {
  const more = [
    { path: '/transparency', label: 'Where the money goes' },
    { path: '/school-library', label: 'School library' },
    { path: '/team', label: 'People' },
  ];
  const labels = labelsOf(withMore(sideMenuLinks, more));
  expect(labels.slice(-4)).toEqual([
    'Stories',
    'Where the money goes',
    'School library',
    'Contact us',
  ]);
  expect(labels).toContain('Team');
  expect(labels).not.toContain('Transparency');
  expect(withMore(sideMenuLinks, [])).toEqual(sideMenuLinks);
});
