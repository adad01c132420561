import { describe, expect, test } from 'vitest';
import { english } from '../../../tests/support/english.ts';
import { opportunityKinds } from '../../texts/opportunity-kinds.ts';
import { formProblems, readValues, submissionOf, type Values } from './form-schema.ts';
import { formsIn } from './forms.ts';

const forms = formsIn(english);

type Kind = keyof typeof forms;
const read = (kind: Kind, typed: Values) => readValues(forms[kind], (name) => typed[name]);
const problems = (kind: Kind, typed: Values) =>
  formProblems(forms[kind], read(kind, typed), english);
const messages = (kind: Kind, typed: Values) => problems(kind, typed).map(({ message }) => message);
const sent = (kind: Kind, typed: Values) => submissionOf(forms[kind], read(kind, typed));

const person = { firstName: 'Asha', email: 'asha@mail.example', mobileNumber: '9876543210' };

describe.each(opportunityKinds)('the %s form', (kind) => {
  test('[5.1] lists every error at once, in the specified order', () => {
    expect(messages(kind, {})).toEqual([
      'First name cannot be empty.',
      'Mobile number cannot be empty.',
      'Email cannot be empty.',
    ]);
    expect(messages(kind, { firstName: '  ', mobileNumber: '12', email: 'x' })).toEqual([
      'First name cannot be empty.',
      'Please enter a valid phone number.',
      'Please enter a valid Email.',
    ]);
  });

  test('[5.1] does not check last name, study, institution and description', () => {
    expect(messages(kind, person)).toEqual([]);
  });

  test('[R15] a phone number with spaces gets the hint again, and the number that was probably meant', () => {
    const [problem] = problems(kind, { ...person, mobileNumber: '98765 43210' });
    expect(problem?.hint).toMatch(/^10 digits without spaces/);
    expect(problem?.suggestion).toBe('9876543210');
  });

  test('a text that is too long is named', () => {
    expect(messages(kind, { ...person, lastName: 'x'.repeat(201) })).toEqual([
      'Last Name is too long. Please use at most 200 characters.',
    ]);
    expect(messages(kind, { ...person, lastName: 'x'.repeat(200) })).toEqual([]);
  });
});

describe('what is sent', () => {
  const study = { fieldOfStudy: 'Physics', institutionName: 'A college' };

  const student = { ...person, ...study, student: '1', selfDescription: 'one\r\ntwo' };
  test.each<[Kind, Values]>([
    ['volunteer', student],
    ['intern', student],
  ])('[3.8] [7.2] by a student: %s', (kind, typed) => {
    expect(sent(kind, typed)).toEqual({ ...typed, lastName: '', selfDescription: 'one\ntwo' });
  });

  test('[R14] hidden study fields are sent empty, an unanswered question as "0"', () => {
    for (const student of ['0', '', 'x']) {
      const hidden = { student: '0', fieldOfStudy: '', institutionName: '' };
      expect(sent('volunteer', { ...person, ...study, student })).toMatchObject(hidden);
    }
    expect(sent('volunteer', person)).toMatchObject({ student: '0' });
  });

  test('[R14] [3.8] a sponsor’s fieldOfStudy is sent as ""', () => {
    const typed = { ...person, currentlyEmployed: '1' };
    expect(sent('sponsor', typed)).toEqual({ ...typed, lastName: '', fieldOfStudy: '' });
  });

  test('[R14] a 1 in another field answers no question', () => {
    const typed = { ...person, lastName: '1', fieldOfStudy: 'Maths' };
    expect(sent('volunteer', typed)).toMatchObject({ student: '0', fieldOfStudy: '' });
  });

  test('a line break stays in a text, and is a blank in a field of one line', () => {
    const typed = { ...person, firstName: 'Asha\nBalan', selfDescription: 'One\r\nTwo' };
    const expected = { firstName: 'Asha Balan', selfDescription: 'One\nTwo' };
    expect(sent('volunteer', typed)).toMatchObject(expected);
  });

  test('[3.7] a message', () => {
    const typed = {
      name: ' Asha V ',
      email: ' a@b.co ',
      comments: 'Hello\u0000\u202e there\u0007',
    };
    const message = { fullName: 'Asha V', email: 'a@b.co', contactQuery: 'Hello there' };
    expect(sent('contact', typed)).toEqual(message);
  });

  test('joiners of Malayalam words stay', () => {
    const name = 'അവൻ\u200d';
    expect(read('contact', { name }).name).toBe(name);
  });
});

describe('the contact form', () => {
  test('[5.2] lists the messages in the specified order', () => {
    expect(messages('contact', { email: 'x' })).toEqual([
      'Please enter a valid email.',
      'Name cannot be blank.',
      'Comments cannot be blank.',
    ]);
    expect(messages('contact', {})).toEqual([
      'Name cannot be blank.',
      'Email cannot be blank.',
      'Comments cannot be blank.',
    ]);
  });

  test('[R9] blanks count as empty, also invisible characters', () => {
    const blank = ' \t\u00a0\u200b\u3164';
    const typed = { name: blank, email: 'a@b.co', comments: `\n${blank}` };
    expect(messages('contact', typed)).toEqual([
      'Name cannot be blank.',
      'Comments cannot be blank.',
    ]);
  });
});
