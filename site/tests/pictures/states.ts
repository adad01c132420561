import type { Page } from '@playwright/test';
import { routes, unknownPath } from '../routes.ts';
import type { Holding } from './sites.ts';

/** One picture of the contact sheet: a page, brought into a state. */
export type State = {
  /** Also the picture's file name. */
  readonly name: string;
  readonly path: string;
  /** What a visitor does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only what is in view: dialogs and menus lie over the page. */
  readonly inView?: boolean;
  readonly withoutScripts?: boolean;
  readonly forcedColors?: boolean;
  readonly printed?: boolean;
  /** What the site's backend holds; the usual content when left out. */
  readonly content?: Holding;
  /** The widths at which the state is worth a picture, in pixels; 360, 768 and 1440 when left out. */
  readonly widths?: readonly number[];
};

const usualWidths = [360, 768, 1440] as const;

export function widthsOf(state: State): readonly number[] {
  return state.widths ?? usualWidths;
}

const submit = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Submit/ })
    .click();

async function fillContact(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter your name').fill('Asha Balan');
  await page.getByPlaceholder('Enter your email').fill('asha.balan@mail.example');
  await page.getByPlaceholder('Go ahead, we are listening...').fill('May our school join?');
  await submit(page);
}

const nameOf = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z-]+/g, '-');

const everyPage: readonly State[] = routes.map(({ path }) => ({ name: nameOf(path), path }));

/** The same pages under another circumstance; `name` comes before the page's own. */
function also(name: string, paths: readonly string[], state: Partial<State>): State[] {
  return paths.map((path) => ({ name: `${name}-${nameOf(path)}`, path, ...state }));
}

const contentPages = ['/', '/projects', '/projects/project-spark', '/team', '/gallery'];

/** Every page, and the states that are designed for themselves. */
export const states: readonly State[] = [
  ...everyPage,
  { name: 'not-found', path: unknownPath },
  {
    name: 'menu-open',
    path: '/team',
    inView: true,
    widths: [360, 768],
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'dropdown-open',
    path: '/our-story',
    inView: true,
    widths: [1440],
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Projects', exact: true })
        .hover(),
  },
  { name: 'volunteer-errors', path: '/opportunities/volunteer', act: submit },
  { name: 'contact-errors', path: '/contact-us', act: submit },
  {
    name: 'contact-success',
    path: '/contact-us',
    act: async (page) => {
      await fillContact(page);
      await page.getByRole('main').getByRole('status').filter({ hasText: /\w/ }).waitFor();
    },
  },
  { name: 'backend-away-contact-failure', path: '/contact-us', act: fillContact, content: 'away' },
  ...also('backend-away', ['/', '/projects', '/team', '/gallery'], { content: 'never' }),
  { name: 'error-screen', path: '/projects/project-spark', content: 'never' },
  {
    name: 'project-popup',
    path: '/projects',
    inView: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Quick look/ })
        .first()
        .click(),
  },
  {
    name: 'large-picture',
    path: '/gallery',
    inView: true,
    act: async (page) => {
      await page.locator('main li > a').nth(2).click();
      await page.getByRole('dialog', { name: 'Large picture' }).waitFor();
    },
  },
  {
    name: 'map-popup',
    path: '/?project=pg',
    inView: true,
    act: async (page) => {
      const map = page.getByRole('region', { name: 'Where we work' });
      await map.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      const schools = map.getByRole('group', { name: /Schools on the map/ });
      await schools.getByRole('button').first().press('Enter');
      await map.getByRole('dialog').waitFor();
    },
  },
  { name: 'projects-all', path: '/projects?projects=all&activities=all' },
  { name: 'opportunities-chosen', path: '/opportunities?chosen=volunteer' },
  ...also('empty', ['/', '/projects', '/team', '/gallery'], {
    content: 'empty',
    widths: [360, 1440],
  }),
  ...also('one', contentPages, { content: 'one', widths: [360, 1440] }),
  ...also('fifty', ['/', '/projects?projects=all', '/team'], {
    content: 'fifty',
    widths: [360, 1440],
  }),
  ...also('long-words', contentPages, { content: 'long', widths: [360, 1440] }),
  ...also('pictures-gone', contentPages, { content: 'gone', widths: [360, 1440] }),
  ...also('narrow', ['/', '/projects', '/team', '/opportunities/volunteer'], { widths: [320] }),
  ...also('wide', ['/', '/about-us', '/team', '/contact-us'], { widths: [1920] }),
  ...also('forced-colors', ['/', '/projects', '/team', '/opportunities/volunteer'], {
    forcedColors: true,
    widths: [360, 1440],
  }),
  ...also('print', ['/', '/privacy', '/contact-us', '/team'], { printed: true, widths: [768] }),
  ...also('no-javascript', ['/', '/projects', '/team', '/gallery', '/opportunities/volunteer'], {
    withoutScripts: true,
  }),
  {
    name: 'no-javascript-menu',
    path: '/team#menu',
    withoutScripts: true,
    inView: true,
    widths: [360, 768],
  },
];
