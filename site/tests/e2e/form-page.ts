import type { Page } from '@playwright/test';
import type { Backend, Call } from '../backend/backend.ts';

/** The words of section 8 for a submission that could not be taken. */
export const failure = 'Something went wrong. Please try again later...';

/** The form's button, whatever it says at the moment. */
export const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Submit/ });

/** What stands above the button: the error list, or the words of a failure. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
export const messages = (page: Page) => alertOf(page).getByRole('listitem');
export const statusOf = (page: Page) => page.getByRole('main').getByRole('status');

/** The writes that have reached the stand-in. */
export const posts = (backend: Backend): readonly Call[] =>
  backend.calls.filter(({ method }) => method === 'POST');

/** Waits until scripts have taken over, so that the next click is theirs. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}
