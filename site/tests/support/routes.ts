import { knownPaths } from '../../app/pages.ts';
import aboutPage from '../../app/texts/content/about-page.json' with { type: 'json' };
import homePage from '../../app/texts/content/home-page.json' with { type: 'json' };
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import opportunityPages from '../../app/texts/content/opportunity-pages.json' with { type: 'json' };
import pagesInEnglish from '../../app/texts/content/pages.json' with { type: 'json' };
import transparency from '../../app/texts/content/transparency.json' with { type: 'json' };

import { english } from './english.ts';

export const textPages = pagesInEnglish.map(({ address }) => `/${address}`);

/** The pages without interaction, which send no scripts. */
export const pagesWithoutScripts = [...textPages, '/stories', '/transparency'];

const headings: Readonly<Record<string, string>> = {
  '/': homePage.heroHeading,
  '/about-us': aboutPage.heading,
  '/contact-us': listPage.contactHeading,
  '/opportunities': listPage.opportunitiesHeading,
  '/gallery': listPage.galleryHeading,
  '/team': listPage.teamHeading,
  '/projects': listPage.projectsHeading,
  '/projects/project-spark': 'Project Spark',
  '/stories': english.stories.heading,
  '/stories/story-14': 'Seeds, counted 14 times',
  '/transparency': transparency.heading,
  ...Object.fromEntries(pagesInEnglish.map(({ address, title }) => [`/${address}`, title])),
  ...Object.fromEntries(
    opportunityPages.map(({ kind, heading }) => [`/opportunities/${kind}`, heading]),
  ),
};

/** Every page of section 2.1, and a project and a story of the fixtures, with what its heading says. */
const ofContent = ['/projects/project-spark', '/stories/story-14'];
export const routes = [...new Set([...knownPaths, ...textPages, ...ofContent])].map((path) => {
  const heading = headings[path];
  if (heading === undefined) throw new Error(`The heading of ${path} is missing in routes.ts`);
  return { path, heading };
});

/** A path that no page has. */
export const unknownPath = '/no-such-page';

const different = ['/our-story', '/privacy', '/opportunities/volunteer', '/opportunities/sponsor'];

/** One page of each layout: legal texts are made alike, and so are most forms. */
export const layouts = [...routes.map(({ path }) => path), unknownPath].filter(
  (path) =>
    different.includes(path) || !(textPages.includes(path) || path.startsWith('/opportunities/')),
);
