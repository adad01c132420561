import type { Labels } from './labels/labels.ts';
import { opportunityKinds } from './texts/opportunity-kinds.ts';

/**
 * Values of a query parameter that mean something to a page: a closed list, whose states the server
 * caches, or a pattern, whose states it renders each time. It ignores every other value. `content`: those that
 * the content has; another value is the address of no page.
 */
export type ParameterValues = readonly string[] | RegExp | 'content';

export interface Page {
  readonly path: `/${string}`;
  readonly file: string;
  /** The label of the page's links. */
  readonly label?: keyof Labels['pages'];
  /**
   * The places where the page has a link: a tab of the navigation bar stands in the side menu too (2.3,
   * 2.13).
   */
  readonly links?: readonly ('tab' | 'menu' | 'footer')[];
  /** The only values that a `:name` in its path can have. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly parameters?: Readonly<Record<string, ParameterValues>>;
  /** False for a page without interaction, which sends no script. */
  readonly scripts?: false;
  /** False for a file that is the same in every language. */
  readonly translated?: false;
  /** False for an address that is no page of its own to a search engine. */
  readonly sitemap?: false;
}

/** A list that a visitor asked to see whole. */
const wholeList = ['all'];
const placeInList = /^\d{1,3}$/;
/** Words that visitors type, also with the joiners of Indian scripts and other letters that nobody sees. */
const typedText = /^(?:\P{C}|\p{Cf}){1,60}$/u;

/**
 * The pages of the website (2.1). Routes, sitemap, menus (in this order), redirects to canonical URLs,
 * the page cache's keys, the log's labels and the tests follow from it.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    file: 'routes/home.tsx',
    label: 'home',
    links: ['menu'],
    parameters: {
      activity: placeInList,
      testimonials: wholeList,
      project: 'content',
      district: typedText,
      school: /^[a-z0-9-]{1,60}$/,
      q: typedText,
    },
  },
  { path: '/about-us', file: 'routes/about-us.tsx', label: 'aboutUs', links: ['tab'] },
  {
    path: '/projects',
    file: 'routes/projects.tsx',
    label: 'projects',
    links: ['tab'],
    parameters: { projects: wholeList, activities: wholeList },
  },
  { path: '/projects/:url', file: 'routes/project.tsx' },
  {
    path: '/our-story',
    file: 'routes/page.tsx',
    label: 'ourStory',
    links: ['tab'],
    scripts: false,
  },
  {
    path: '/team',
    file: 'routes/team.tsx',
    label: 'team',
    links: ['tab'],
    parameters: { member: placeInList },
  },
  {
    path: '/opportunities',
    file: 'routes/opportunities.tsx',
    label: 'opportunities',
    links: ['tab'],
    parameters: { chosen: opportunityKinds },
  },
  {
    path: '/opportunities/:kind',
    file: 'routes/opportunity.tsx',
    values: { kind: opportunityKinds },
    parameters: { amount: typedText },
  },
  { path: '/gallery', file: 'routes/gallery.tsx', label: 'gallery', links: ['menu', 'footer'] },
  {
    path: '/stories',
    file: 'routes/stories.tsx',
    label: 'stories',
    links: ['menu', 'footer'],
    parameters: { project: 'content', page: 'content' },
    scripts: false,
  },
  { path: '/stories/feed.xml', file: 'routes/stories-feed.ts', sitemap: false },
  { path: '/stories/:slug', file: 'routes/story.tsx' },
  {
    path: '/transparency',
    file: 'routes/transparency.tsx',
    label: 'transparency',
    links: ['menu', 'footer'],
    scripts: false,
  },
  {
    path: '/contact-us',
    file: 'routes/contact-us.tsx',
    label: 'contactUs',
    links: ['tab', 'footer'],
  },
  { path: '/donate', file: 'routes/donate.ts', sitemap: false },
  { path: '/sitemap.xml', file: 'routes/sitemap.ts', sitemap: false, translated: false },
  { path: '/robots.txt', file: 'routes/robots.ts', sitemap: false, translated: false },
  { path: '/site.webmanifest', file: 'routes/manifest.ts', sitemap: false, translated: false },
  {
    path: '/.well-known/security.txt',
    file: 'routes/security-txt.ts',
    sitemap: false,
    translated: false,
  },
  // The pages of text: those of `texts/content/pages.json`, and those that editors add.
  { path: '/:slug', file: 'routes/page.tsx', scripts: false },
];

/**
 * Slugs that the site needs for itself, so that no page of text can have them.
 * `npm run check` compares them with those that the CMS refuses.
 */
export const reservedSlugs: readonly string[] = [
  ...pages
    .filter(({ file }) => file !== 'routes/page.tsx')
    .map(({ path }) => path.split('/')[1] ?? ''),
  'preview',
  'healthz',
  'readyz',
];

/** The id of a page's route: that of its module, or its path where several pages share the module. */
export function routeIdOf({ path, file }: Page): string {
  const isShared = pages.filter((page) => page.file === file).length > 1;
  return isShared ? path.slice(1) : file.replace(/\.tsx?$/, '');
}

/** Every address that the table knows by itself; pages of text and projects come from the CMS. */
export const knownPaths: readonly string[] = pages.flatMap(({ path, values, sitemap }) => {
  if (sitemap === false) return [];
  if (!path.includes(':')) return [path];
  return Object.entries(values ?? {}).flatMap(([name, each]) =>
    each.map((value) => path.replace(`:${name}`, value)),
  );
});

export interface PageLink {
  readonly path: string;
  readonly label: string;
  /** Set where the label is not in the language of the page. */
  readonly lang?: 'en' | undefined;
}

export function linksOf(menu: 'tab' | 'menu' | 'footer', labels: Labels): readonly PageLink[] {
  const linked = pages.filter(
    ({ links = [] }) => links.includes(menu) || (menu === 'menu' && links.includes('tab')),
  );
  return linked.map(({ path, label }) => ({ path, label: label ? labels.pages[label] : path }));
}
