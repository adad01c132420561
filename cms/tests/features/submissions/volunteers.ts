import assert from 'node:assert/strict';
import type { Cleanup } from '../../support/cleanup.ts';
import { sendForm } from '../../support/entries.ts';
import { valueAt } from '../../support/http.ts';

export const VOLUNTEERS = 'api::volunteer-form.volunteer-form';

/** The form of a volunteer as the website sends it. */
export const VOLUNTEER = {
  firstName: 'Kavin',
  lastName: 'Sample',
  email: 'kavin@sample.example',
  mobileNumber: '+919876501234',
  student: '1',
  fieldOfStudy: '',
  institutionName: '',
  selfDescription: '',
};

/** Sends the form of a volunteer and returns its documentId. The entry is deleted after the test. */
export async function sendVolunteer(
  t: Cleanup,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const data = { ...VOLUNTEER, ...changes };
  const reply = await sendForm(t, 'volunteer-form', { data }, headers);
  assert.equal(reply.status, 201, reply.text);
  return String(valueAt(reply.json, 'data', 'documentId'));
}
