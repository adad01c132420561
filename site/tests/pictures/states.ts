import type { Page } from '@playwright/test';
import { routes, unknownPath } from '../routes.ts';

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
  /** Asked of a site whose backend has never answered (`never`) or has stopped answering (`away`). */
  readonly backend?: 'never' | 'away';
  /** The widths at which the state exists, in pixels; all when left out. */
  readonly only?: (width: number) => boolean;
};

export const widths = [360, 768, 1440] as const;

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

const everyPage: readonly State[] = routes.map(({ path }) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  path,
}));

/** Every page, and the states that are designed for themselves. */
export const states: readonly State[] = [
  ...everyPage,
  { name: 'not-found', path: unknownPath },
  {
    name: 'menu-open',
    path: '/team',
    inView: true,
    only: (width) => width < 900,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'dropdown-open',
    path: '/our-story',
    inView: true,
    only: (width) => width > 1200,
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
  { name: 'backend-away-contact-failure', path: '/contact-us', act: fillContact, backend: 'away' },
  { name: 'backend-away-home', path: '/', backend: 'never' },
  { name: 'backend-away-projects', path: '/projects', backend: 'never' },
  { name: 'backend-away-team', path: '/team', backend: 'never' },
  { name: 'backend-away-gallery', path: '/gallery', backend: 'never' },
  { name: 'error-screen', path: '/projects/project-spark', backend: 'never' },
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
  { name: 'no-javascript-home', path: '/', withoutScripts: true },
  { name: 'no-javascript-team', path: '/team', withoutScripts: true },
  {
    name: 'no-javascript-menu',
    path: '/team#menu',
    withoutScripts: true,
    inView: true,
    only: (width) => width < 900,
  },
];
