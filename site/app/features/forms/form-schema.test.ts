import { describe, expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';
import { type FormSchema, problemsOf, readValues } from './form-schema.ts';
import { internForm, sponsorForm, volunteerForm } from './registration-form.ts';

const read = <Name extends string>(
  schema: FormSchema<Name>,
  typed: Partial<Record<Name, string>>,
) => readValues(schema, (name) => typed[name]);
const messages = <Name extends string>(
  schema: FormSchema<Name>,
  typed: Partial<Record<Name, string>>,
) => problemsOf(schema, read(schema, typed)).map(({ message }) => message);

const person = { firstName: 'Asha', email: 'asha@mail.example', mobileNumber: '9876543210' };

describe.each([
  ['volunteer', volunteerForm],
  ['intern', internForm],
  ['sponsor', sponsorForm],
] as readonly [string, FormSchema][])('the %s form', (_, schema) => {
  test('[5.1] lists every error at once, in the specified order', () => {
    expect(messages(schema, {})).toEqual([
      'First name cannot be empty.',
      'Mobile number cannot be empty.',
      'Email cannot be empty.',
    ]);
    expect(messages(schema, { firstName: '  ', mobileNumber: '12', email: 'x' })).toEqual([
      'First name cannot be empty.',
      'Please enter a valid phone number.',
      'Please enter a valid Email.',
    ]);
  });

  test('[5.1] does not check last name, study, institution and description', () => {
    expect(messages(schema, person)).toEqual([]);
  });

  test('what is too long is said in plain words', () => {
    expect(messages(schema, { ...person, lastName: 'x'.repeat(101) })).toEqual([
      'Last Name is too long. Please use at most 100 characters.',
    ]);
  });
});

describe('what is sent', () => {
  test.each([volunteerForm, internForm])('[3.8] [7.2] a student’s registration', (schema) => {
    const values = read(schema, {
      ...person,
      student: '1',
      fieldOfStudy: 'Physics',
      institutionName: 'A college',
      selfDescription: 'one\r\ntwo',
    });
    expect(schema.toSubmission(values)).toEqual({
      ...person,
      lastName: '',
      student: '1',
      fieldOfStudy: 'Physics',
      institutionName: 'A college',
      selfDescription: 'one\ntwo',
    });
  });

  test('[R14] hidden study fields are sent empty, an unanswered question as "0"', () => {
    for (const student of ['0', '', 'x', undefined]) {
      const hidden = { fieldOfStudy: 'Physics', institutionName: 'A college' };
      const typed = { ...person, ...hidden, ...(student === undefined ? {} : { student }) };
      expect(volunteerForm.toSubmission(read(volunteerForm, typed))).toMatchObject({
        student: '0',
        fieldOfStudy: '',
        institutionName: '',
      });
    }
  });

  test('[R14] [3.8] a sponsor’s fieldOfStudy is sent as ""', () => {
    expect(
      sponsorForm.toSubmission(read(sponsorForm, { ...person, currentlyEmployed: '1' })),
    ).toEqual({ ...person, lastName: '', currentlyEmployed: '1', fieldOfStudy: '' });
  });

  test('[3.7] a message', () => {
    const typed = { name: ' Asha ', email: ' a@b.co ', comments: 'Hello\u0000\u202e there\u0007' };
    expect(contactForm.toSubmission(read(contactForm, typed))).toEqual({
      fullName: 'Asha',
      email: 'a@b.co',
      contactQuery: 'Hello there',
    });
  });

  test('joiners of Malayalam words stay', () => {
    const name = 'അവൻ\u200d';
    expect(read(contactForm, { name }).name).toBe(name);
  });
});

describe('the contact form', () => {
  test('[5.2] lists the messages in the specified order', () => {
    expect(messages(contactForm, { email: 'x' })).toEqual([
      'Please enter a valid email.',
      'Name cannot be blank.',
      'Comments cannot be blank.',
    ]);
    expect(messages(contactForm, {})).toEqual([
      'Name cannot be blank.',
      'Email cannot be blank.',
      'Comments cannot be blank.',
    ]);
  });

  test('[R9] blanks count as empty, also those that only look like nothing', () => {
    const blank = ' \t\u00a0\u200b\u3164';
    expect(messages(contactForm, { name: blank, email: 'a@b.co', comments: `\n${blank}` })).toEqual(
      ['Name cannot be blank.', 'Comments cannot be blank.'],
    );
  });
});
