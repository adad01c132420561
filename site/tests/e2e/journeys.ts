import type { Locator, Page } from '@playwright/test';
import { fillContact, fillRegistration, person } from '../support/fill-form.ts';
import type { Environment } from '../support/start-site.ts';
import { expect } from './fixtures.ts';
import { alertOf, messages, statusOf, submit } from './form-page.ts';
import { dropdownOf, tabsOf, untilMenusHydrated } from './shell.ts';

export interface Journey {
  readonly title: string;
  readonly path: string;
  readonly settings?: Environment;
  /** Each ends when what it brings is there. */
  readonly steps: readonly ((page: Page) => Promise<void>)[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
const map = (page: Page) => page.locator('#schools');
const largeImage = (page: Page) => page.getByRole('dialog', { name: 'Large picture' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function untilGone(locator: Locator): Promise<void> {
  await expect(locator).toHaveCount(0);
}

async function submitForm(page: Page): Promise<void> {
  await submit(page).click();
  await expect(statusOf(page).first()).not.toBeEmpty();
}

/** What visitors do on the pages, at the width of a phone. */
export const journeys: readonly Journey[] = [
  {
    title: '[4.2] [5.1] a registration with errors, with a suggestion, cleared and sent',
    path: '/opportunities/volunteer',
    steps: [
      async (page) => {
        await submit(page).click();
        await expect(messages(page)).toHaveCount(3);
      },
      async (page) => {
        await page.getByLabel('Email ID').fill('asha@gmial.com');
        await page.getByLabel('Mobile Number').fill('+91 90000 00001');
        await submit(page).click();
        await expect(messages(page)).toHaveCount(2);
      },
      async (page) => {
        await alertOf(page).getByRole('button').first().click();
        await expect(messages(page)).toHaveCount(1);
      },
      async (page) => {
        await page.getByRole('link', { name: 'Clear what I typed' }).click();
        await untilGone(messages(page));
      },
      fillRegistration,
      submitForm,
      async (page) => {
        await expect(submit(page)).not.toContainText('Submitted!');
      },
      async (page) => {
        await page.getByLabel('First Name').fill(person.firstName);
        await expect(page.getByRole('link', { name: 'Clear what I typed' })).toBeVisible();
      },
    ],
  },
  {
    title: '[4.3] [5.2] the contact form with errors and sent',
    path: '/contact-us',
    steps: [
      async (page) => {
        await submit(page).click();
        await expect(messages(page)).toHaveCount(3);
      },
      fillContact,
      submitForm,
      async (page) => {
        await expect(submit(page)).not.toContainText('Submitted!');
      },
    ],
  },
  {
    title: '[2.4.2] [2.4.10] the activities and the testimonials',
    path: '/',
    steps: [
      async (page) => {
        await press('Next activity')(page);
        await expect(page.locator('#activities [data-shown]')).toHaveAttribute(
          'aria-label',
          '2 of 5',
        );
        await untilGone(page.locator('[data-fading]'));
      },
      async (page) => {
        await press('Previous activity')(page);
        await expect(page.locator('#activities [data-shown]')).toHaveAttribute(
          'aria-label',
          '1 of 5',
        );
        await untilGone(page.locator('[data-fading]'));
      },
      async (page) => {
        await press('Load More testimonials')(page);
        await expect(page.locator('#testimonials figure')).toHaveCount(8);
      },
    ],
  },
  {
    title: '[2.4.7] the map: filter, search, all again, a school of the list, another one',
    path: '/',
    steps: [
      async (page) => {
        await map(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
        await expect(
          map(page).locator('.leaflet-marker-pane [role=button]').first(),
        ).toBeAttached();
      },
      async (page) => {
        await map(page)
          .getByRole('radio', { name: /^Ganitham/ })
          .check({ force: true });
        await expect(page).toHaveURL(/project=pg/);
      },
      async (page) => {
        await map(page).getByLabel('District').selectOption('Wayanad');
        await expect(page).toHaveURL(/district=Wayanad/);
      },
      async (page) => {
        await map(page).getByRole('searchbox').fill('antarctica');
        await expect(map(page).getByText('No school matches.', { exact: false })).toBeVisible();
      },
      async (page) => {
        await map(page).getByRole('searchbox').fill('kal');
        await untilGone(map(page).getByText('No school matches.', { exact: false }));
      },
      async (page) => {
        await map(page).getByRole('link', { name: 'Show all' }).click();
        await untilGone(map(page).getByRole('link', { name: 'Show all' }));
      },
      async (page) => {
        await map(page).getByLabel('District').selectOption('Wayanad');
        await map(page).locator('li a').first().click();
        await expect(map(page).getByRole('dialog')).toBeVisible();
      },
      async (page) => {
        await map(page).locator('li a').nth(1).click();
        await expect(page).toHaveURL(/school=/);
      },
      async (page) => {
        await map(page).getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await untilGone(map(page).getByRole('dialog'));
      },
    ],
  },
  {
    title: '[2.5] [2.6] projects: more of both lists, the popup, a page and back',
    path: '/projects',
    steps: [
      async (page) => {
        await press('Load More projects')(page);
        await expect(page.locator('#projects article')).toHaveCount(6);
        await expect(page.locator('#projects li').nth(4)).toBeFocused();
      },
      async (page) => {
        await press('Load More activities')(page);
        await expect(page.locator('#activities article')).toHaveCount(5);
      },
      async (page) => {
        await press(/^Quick look/)(page);
        await expect(page.getByRole('dialog', { name: /^Project Spark/ })).toBeVisible();
      },
      async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await untilGone(page.getByRole('dialog', { name: /^Project Spark/ }));
      },
      async (page) => {
        await follow(/^Know More.* Project Spark/i)(page);
        await expect(heading(page)).toContainText('Project Spark');
      },
      async (page) => {
        await page.goBack();
        await expect(heading(page)).toContainText('Projects');
      },
    ],
  },
  {
    title: '[2.6] [R19] a project: large images, sharing, the way to the volunteers and back',
    path: '/projects/project-spark',
    steps: [
      async (page) => {
        await page.locator('#images a').nth(1).click();
        await expect(largeImage(page)).toContainText('2 of 3');
      },
      async (page) => {
        await page.keyboard.press('ArrowRight');
        await expect(largeImage(page).locator('img')).toHaveCount(1);
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await untilGone(largeImage(page));
      },
      async (page) => {
        await press('Copy link')(page);
        await expect(statusOf(page)).not.toBeEmpty();
      },
      async (page) => {
        await follow('Be a Volunteer')(page);
        await expect(page).toHaveURL(/chosen=volunteer/);
        await expect(heading(page)).toContainText('Volunteer With us');
        await expect(heading(page)).toBeFocused();
      },
      async (page) => {
        await follow('Opportunities')(page);
        await expect(heading(page)).toContainText('Opportunities');
        await expect(heading(page)).toBeFocused();
      },
    ],
  },
  {
    title: '[2.9] [4.4] the team',
    path: '/team',
    steps: [
      ...['Gita Krishnan', 'Anjali Varma', 'Farook Ali'].map(
        (name, index) => async (page: Page) => {
          // A press soon after a move is ignored.
          await expect(async () => {
            await press(index === 0 ? 'Next member' : 'Previous member')(page);
            await expect(page.locator('[data-centre]')).toHaveAttribute(
              'aria-label',
              `Show ${name}`,
              {
                timeout: 200,
              },
            );
          }).toPass();
        },
      ),
    ],
  },
  {
    title: '[2.10] the gallery with a large image',
    path: '/gallery',
    steps: [
      async (page) => {
        await page.locator('main li > a').first().click();
        await expect(largeImage(page)).toContainText('1 of 12');
      },
      async (page) => {
        await largeImage(page).getByRole('button', { name: 'Next picture' }).click();
        await expect(largeImage(page).locator('img')).toHaveCount(1);
      },
      async (page) => {
        await largeImage(page).getByRole('button', { name: 'Close' }).click();
        await untilGone(largeImage(page));
      },
    ],
  },
  {
    title: '[2.11] the video',
    path: '/about-us',
    steps: [
      async (page) => {
        await follow('Play the video')(page);
        await expect(page.locator('video')).toBeFocused();
      },
    ],
  },
  {
    title: '[R41] stories: of a project, the next page, one of them',
    path: '/',
    steps: [
      async (page) => {
        await follow('See all stories')(page);
        await expect(page).toHaveURL(/stories$/);
        await expect(heading(page)).toBeFocused();
      },
      async (page) => {
        await follow('Older')(page);
        await expect(page).toHaveURL(/page=2/);
        await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
      },
      async (page) => {
        await follow('Project Spark')(page);
        await expect(page).toHaveURL(/project=project-spark$/);
        await expect(heading(page)).toContainText('Project Spark');
        await expect(heading(page)).toBeFocused();
      },
      async (page) => {
        await page.getByRole('article').getByRole('link').first().click();
        await expect(page).toHaveURL(/stories\/story/);
        await expect(heading(page)).toBeFocused();
      },
      async (page) => {
        const before = page.url();
        await page.locator('#stories').getByRole('article').getByRole('link').first().click();
        await expect(page).not.toHaveURL(before);
        await expect(heading(page)).toBeFocused();
      },
    ],
  },
  {
    title: '[2.3] the side menu, from page to page',
    path: '/team',
    steps: ['About Us', 'Projects', 'Opportunities', 'Gallery', 'Contact us'].map(
      (name) => async (page: Page) => {
        await page.locator('#menu-button').click();
        await page.locator('#menu').getByRole('link', { name }).first().click();
        await expect(page.locator('#menu')).toBeHidden();
        await expect(heading(page)).toBeFocused();
      },
    ),
  },
  {
    title: 'giving: another amount, a wrong one, the copy of the address',
    path: '/opportunities/sponsor',
    settings: { GIVE_UPI_ADDRESS: 'school@example', GIVE_PAYEE: 'Mazhavil' },
    steps: [
      async (page) => {
        await press(/^Copy/)(page);
        await expect(page.locator('#give-now').getByRole('status')).not.toBeEmpty();
      },
      async (page) => {
        await follow('₹1,000')(page);
        await expect(page).toHaveURL(/amount=1000/);
        await untilMenusHydrated(page);
      },
      async (page) => {
        await page.locator('#give-amount').fill('nothing');
        await page.locator('#give-amount').press('Enter');
        await expect(page.locator('#give-amount-error')).toBeVisible();
        await untilMenusHydrated(page);
      },
      async (page) => {
        await page.getByLabel('First Name').fill(person.firstName);
        await page.getByLabel('Email ID').fill(person.email);
        await page.getByLabel('Mobile Number').fill(person.mobileNumber);
        await submitForm(page);
      },
    ],
  },
];

/** The tabs are there where there is room. */
export const desktopJourney: Journey = {
  title: '[2.3] [2.6] from project to project by the list of the tab',
  path: '/projects/project-spark',
  steps: ['Project Disha', 'Project Ganitham', "Let's Learn English"].map(
    (name) => async (page) => {
      await tabsOf(page)
        .getByRole('link', { name: /^Projects/ })
        .hover();
      await dropdownOf(page).getByRole('link', { name }).click();
      await expect(heading(page)).toContainText(name);
      await page.mouse.move(40, 700);
      await expect(dropdownOf(page)).toBeHidden();
    },
  ),
};
