import type { Reminder } from '../../src/features/reminders/server/reminders.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { dataOf, listAt, valueAt } from './http.ts';
import { sharedCms } from './shared.ts';
import { adminPath } from './types.ts';

const { editor } = await sharedCms();

/** The path of the page in the API of the admin. */
export const TRANSPARENCY = adminPath('transparency');
export const PUBLISH_TRANSPARENCY = `${TRANSPARENCY}/actions/publish`;

/** Returns a day before or after today in India, such as `2026-11-29`. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The newest year whose accounts are due today. */
export const NEWEST_DUE_YEAR = Number(inDays(0).slice(0, 4)) - 1;

/** A registration in which the check finds nothing. */
export const registration = { kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2031-03-31' };

/** Returns the texts of all reminders for the staff, one in a line. */
export async function reminderText(): Promise<string> {
  const reminders = dataOf<Reminder[]>(await editor.call('GET', '/website/reminders'));
  return reminders.map(({ text }) => text).join('\n');
}

/** Reads the lists of the page in a form that can be saved again: without the ids of their parts. */
export async function readFormLists() {
  const { json } = await editor.call('GET', TRANSPARENCY);
  const partsOf = (field: string) =>
    listAt(json, 'data', field).map((each) => {
      const { id: _id, ...fields } = Object(each);
      return fields;
    });
  return {
    registrations: partsOf('registrations'),
    board: partsOf('board'),
    years: partsOf('years'),
  };
}

/** Finds the path of the sample's audited accounts of 2025. */
export async function findAccounts(): Promise<string> {
  const { json } = await editor.call('GET', `${adminPath('document')}?pageSize=100`);
  const accounts = listAt(json, 'results').find(
    (each) => valueAt(each, 'kind') === 'audited-accounts' && valueAt(each, 'year') === 2025,
  );
  return adminPath('document', valueAt(accounts, 'documentId'));
}
