import { expect, test } from 'vitest';
import { currentOf, sideMenuLinks, tabs } from './tabs.ts';

const activeTabs = (pathname: string) =>
  tabs.filter(({ path }) => currentOf(path, pathname)).map(({ label }) => label);
const activeLinks = (pathname: string) =>
  sideMenuLinks.filter(({ path }) => currentOf(path, pathname)).map(({ label }) => label);

test('[2.3] the tabs and the side menu keep the specified order', () => {
  expect(tabs.map(({ label }) => label)).toEqual([
    'About Us',
    'Projects',
    'Our Story',
    'Team',
    'Opportunities',
    'Contact us',
  ]);
  expect(sideMenuLinks.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Projects',
    'Our Story',
    'Team',
    'Opportunities',
    'Gallery',
    'Contact us',
  ]);
});

test.each([
  ['/projects', ['Projects']],
  ['/projects/project-spark', ['Projects']],
  ['/about-us', ['About Us']],
  ['/our-story', ['Our Story']],
  ['/team', ['Team']],
  ['/opportunities', ['Opportunities']],
  ['/opportunities/intern', ['Opportunities']],
  ['/contact-us', ['Contact us']],
  ['/', []],
  ['/privacy', []],
])('[2.3] on %s the active tab is %j', (pathname, labels) => {
  expect(activeTabs(pathname)).toEqual(labels);
});

test('[2.3] the gallery, which has no tab, is highlighted in the side menu', () => {
  expect(activeTabs('/gallery')).toEqual([]);
  expect(activeLinks('/gallery')).toEqual(['Gallery']);
});

test('[2.3] Home is highlighted on the home page alone', () => {
  expect(activeLinks('/')).toEqual(['Home']);
  expect(activeLinks('/team')).toEqual(['Team']);
});
