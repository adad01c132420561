import { DatabaseSync } from 'node:sqlite';
import { call } from '../../../cms/tests/http.ts';
import type { StartedStrapi } from '../../../cms/tests/start-strapi.ts';

/** The day on which all pictures are taken, so that they never change by themselves. */
export const TODAY = new Date('2026-06-15T11:00:00+05:30');

const DAY = 24 * 60 * 60 * 1000;

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly daysAgo: number;
  readonly progress: 'New' | 'In progress' | 'Done';
  readonly student: '0' | '1';
  readonly notes?: string;
  readonly fieldOfStudy?: string;
  readonly institutionName?: string;
  readonly selfDescription?: string;
}

/** Made up, all of them: no number of theirs can be rung, no address can be written to. */
const registrations: readonly Registration[] = [
  {
    firstName: 'Aadhira',
    lastName: 'Sample',
    daysAgo: 0.1,
    progress: 'New',
    student: '1',
    fieldOfStudy: 'Physics, second year',
    institutionName: 'A college in Kozhikode',
    selfDescription: 'I play the violin, I speak Malayalam and Tamil, and I have all Saturdays.',
  },
  { firstName: 'Nikhil', lastName: 'Example', daysAgo: 1.05, progress: 'New', student: '0' },
  {
    firstName: 'Tamizhini',
    lastName: 'Sample',
    daysAgo: 1.8,
    progress: 'In progress',
    student: '1',
    fieldOfStudy: 'Teacher training',
    institutionName: 'A college in Coimbatore',
    selfDescription: 'I have helped in my village library for two years.',
    notes: 'Called on Saturday. She comes to the training on 20 June and can help in Attappadi.',
  },
  { firstName: 'Fathima', lastName: 'Example', daysAgo: 4.7, progress: 'Done', student: '0' },
  { firstName: 'Joel', lastName: 'Sample', daysAgo: 8.9, progress: 'Done', student: '1' },
  { firstName: 'Lakshmi', lastName: 'Example', daysAgo: 15.7, progress: 'Done', student: '0' },
];

/** The person whose data are erased in the pictures. */
export const LEAVING = { email: 'nikhil@sample.example' };

/**
 * Sends the registrations as the website does, gives each its day and its status, and dates all
 * content, so that no list shows the moment at which it was made.
 */
export async function registerPeople(strapi: StartedStrapi, database: string): Promise<void> {
  const addresses = ['aadhira', 'nikhil', 'tamizhini', 'fathima', 'joel', 'lakshmi'];
  for (const [index, person] of registrations.entries()) {
    const { daysAgo, progress, notes, ...sent } = person;
    const data = {
      ...sent,
      email: `${addresses[index]}@sample.example`,
      mobileNumber: `000000000${index + 1}`,
    };
    const reply = await call(`${strapi.url}/api/volunteer-forms`, {
      method: 'POST',
      token: strapi.writeToken,
      body: { data },
    });
    if (reply.status !== 201) throw new Error(`No registration: ${reply.text}`);
  }
  const message = {
    fullName: 'Nikhil Example',
    email: LEAVING.email,
    contactQuery: 'Do you have groups in Mysuru as well?',
  };
  await call(`${strapi.url}/api/contact-forms`, {
    method: 'POST',
    token: strapi.writeToken,
    body: { data: message },
  });
  dateEverything(database);
}

function dateEverything(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const setPerson = database.prepare(
      'UPDATE volunteer_forms SET created_at = ?, updated_at = ?, progress = ?, notes = ? WHERE first_name = ?',
    );
    for (const { firstName, daysAgo, progress, notes } of registrations) {
      const moment = TODAY.getTime() - daysAgo * DAY;
      setPerson.run(moment, moment, progress, notes ?? null, firstName);
    }
    // Lists come in the order in which entries were written: a minute apart.
    const begun = TODAY.getTime() - 30 * DAY;
    for (const table of ['just_ins', 'files', 'contact_forms']) {
      database.exec(
        `UPDATE ${table} SET created_at = ${begun} + id * 60000, updated_at = ${begun} + id * 60000`,
      );
    }
  } finally {
    database.close();
  }
}
