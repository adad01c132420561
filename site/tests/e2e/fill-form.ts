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

const { fieldOfStudy, institutionName, selfDescription, ...identity } = person;

/** What each form stores when the visitor is `person` and answers "yes" (7.2, R14). */
export const expectedData = {
  volunteer: { ...person, student: '1' },
  sponsor: { ...identity, currentlyEmployed: '1', fieldOfStudy: '' },
  contact: {
    fullName: 'Asha Balan',
    email: person.email,
    contactQuery: 'May our school join the reading hour?',
  },
};

/** Fills the registration or donation form (2.7) and answers the yes/no question with yes. */
export async function fillRegistration(
  page: Page,
  kind: 'volunteer' | 'intern' | 'sponsor',
): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.mobileNumber);
  const question = kind === 'sponsor' ? 'Are you currently employed?' : 'Are you a student?';
  await page.getByRole('group', { name: question }).getByLabel('Yes').check();
  if (kind === 'sponsor') return;
  await page.getByLabel('Field of Study').fill(fieldOfStudy);
  await page.getByLabel('Institution Name').fill(institutionName);
  await page.getByLabel('Describe yourself').fill(selfDescription);
}

/** Fills the contact form (2.8). */
export async function fillContact(page: Page): Promise<void> {
  const { fullName, email, contactQuery } = expectedData.contact;
  await page.getByPlaceholder('Enter your name').fill(fullName);
  await page.getByPlaceholder('Enter your email').fill(email);
  await page.getByPlaceholder('Go ahead, we are listening...').fill(contactQuery);
}

/** Presses the form's button and waits until the page says that it arrived (R12). */
export async function submitAndSeeItArrive(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
}
