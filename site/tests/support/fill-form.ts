import { expect, type Page } from '@playwright/test';

/** What a visitor types; every text differs, so that a field in the wrong place shows. */
export const person = {
  firstName: 'Asha',
  lastName: 'Balan',
  email: 'asha.balan@mail.example',
  mobileNumber: '9000000001',
  fieldOfStudy: 'Mathematics',
  institutionName: 'College on the Hill',
  selfDescription: 'I can draw, count and listen.',
};

/** What the registration form stores when the visitor is `person` and answers "yes" (7.2). */
export const expectedVolunteer = { ...person, student: '1' };

/** Fills the form of volunteers or interns (2.7) and answers the question with yes. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.mobileNumber);
  await page.getByLabel('Yes').check();
  await page.getByLabel('Field of Study').fill(person.fieldOfStudy);
  await page.getByLabel('Institution Name').fill(person.institutionName);
  await page.getByLabel('Describe yourself').fill(person.selfDescription);
}

/** Fills the contact form (2.8). */
export async function fillContact(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter your name').fill(person.firstName);
  await page.getByPlaceholder('Enter your email').fill(person.email);
  await page.getByPlaceholder('Go ahead, we are listening...').fill(person.selfDescription);
}

/** Presses the form's button and waits until the page says that it arrived (R12). */
export async function submitAndSeeItArrive(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
}
