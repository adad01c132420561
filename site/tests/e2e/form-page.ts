import type { Page } from '@playwright/test';
import type { Call, FakeCms } from '../support/fake-cms/fake-cms.ts';
import { untilHydrated } from './until-hydrated.ts';

/** The message of section 8 for a submission that could not be taken. */
export const failure = 'Something went wrong. Please try again later...';

/** The form's button, whatever it says at the moment. */
export const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Submit/ });

/** What stands above the button: the list of error messages, or the message of a failure. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
export const messages = (page: Page) => alertOf(page).getByRole('listitem').getByRole('link');
export const statusOf = (page: Page) => page.getByRole('main').getByRole('status');

/** The writes that have reached the fake CMS. */
export const posts = (fakeCms: FakeCms): readonly Call[] =>
  fakeCms.calls.filter(({ method }) => method === 'POST');

export const hydrated = (page: Page) => untilHydrated(page, 'main form');
