import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDigitsOf } from '../../../tests/support/digits.ts';
import { english } from '../../../tests/support/english.ts';
import { translatedLanguages } from '../../languages.ts';
import {
  type FormSchema,
  formProblems,
  readValues,
  submissionOf,
  type Values,
} from './form-schema.ts';
import { formsIn } from './forms.ts';
import { isContactEmail, isMobileNumber, isRegistrationEmail, probableMobile } from './rules.ts';

const forms = formsIn(english);

const mobiles = {
  valid: ['9876543210', '0123456789', '+919876543210', '+19876543210', '+3539876543210'],
  invalid: [
    ...['', ' ', '987654321', '98765432101', '919876543210', '+9876543210', '+12349876543210'],
    ...['++919876543210', '98765 43210', '98765-43210', '(987) 6543210', '+91-9876543210'],
    ...[' 9876543210', '9876543210 ', '9876543210\n', '98765432lO'],
    ...['९८७६५४३२१०', '\uff19876543210'],
  ],
};

const registrationEmails = {
  valid: [
    ...['asha@mail.example', 'asha.balan@mail.example', 'asha+school@mail.example', '1@2.co'],
    ...["o'neil@mail.example", 'ASHA@MAIL.EXAMPLE', 'asha_b-2@my-school.org.in', 'a@b.ac.in'],
  ],
  invalid: [
    ...['', 'asha', 'asha@', '@mail.example', 'asha@mail', 'asha@mail.c', 'asha@mail.example.'],
    ...['asha@.example', 'asha@mail..example', 'asha@mail.ex4mple', 'asha@balan@mail.example'],
    ...['asha balan@mail.example', 'asha@mail_box.example', '<asha@mail.example>'],
    ...['ആശ@mail.example', 'asha@ആശ.example', 'asha@mail.example\n', '"asha"@mail.example'],
  ],
};

const contactEmails = {
  valid: ['asha@mail.example', 'a@b.co', 'asha@mail4.h2o.example', 'asha!#$%@mail.example'],
  invalid: [
    ...['asha@mail', 'asha@mail.c', 'asha@mail.c0', 'asha@.co', 'asha@mail..co', 'asha@mail.co.'],
    ...['@mail.co', 'asha', 'asha@', 'a b@mail.co', 'a@b@mail.co', 'asha@mail.co\n'],
  ],
};

describe.each([
  ['[5.1] [R15] mobile number', isMobileNumber, mobiles],
  ['[5.1] registration email', isRegistrationEmail, registrationEmails],
  ['[5.2] contact email', isContactEmail, contactEmails],
])('%s', (_, isValid, { valid, invalid }) => {
  test.each(valid)('takes %j', (value) => {
    expect(isValid(value)).toBe(true);
  });
  test.each(invalid)('refuses %j', (value) => {
    expect(isValid(value)).toBe(false);
  });
});

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43211', '+919876543211'],
  ['(987) 654.3210', '9876543210'],
  ['9876543210 ', '9876543210'],
  ['09847012345', '9847012345'],
  ['+91-98470 12345', '+919847012345'],
  ['(98470) 12345', '9847012345'],
  ['0091 98470 12345', '+919847012345'],
  ['+91 098470 12345', '+919847012345'],
  ['+91 (0) 98470 12345', '+919847012345'],
  ['0091 098470 12345', '+919847012345'],
  ['91 98470 12345', '+919847012345'],
  ['091 98470 12345', '+919847012345'],
  ['98470.12345', '9847012345'],
  ['98470/12345', '9847012345'],
  ['９８４７０１２３４５', '9847012345'],
  ['＋９１ ９８４７０－１２３４５', '+919847012345'],
  ...translatedLanguages.map((language) => [inDigitsOf(language, '09847012345'), '9847012345']),
  ['\u200e\u200b+91\u00a098470\u00ad12345\u2060', '+919847012345'],
  ['(0)98470 12345', '9847012345'],
  ['98470~12345', '9847012345'],
  ['Ph: 98470 12345', '9847012345'],
  ['98470 12345 (WhatsApp)', '9847012345'],
  ['tel:+91-98470-12345', '+919847012345'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+20 10 1234 5678', '+201012345678'],
  ['+880 1712-345678', '+8801712345678'],
  ['+1 (200) 555-0100', '+12005550100'],
])('[R15] %j was probably meant to be %s', (typed, meant) => {
  expect(probableMobile(typed)).toBe(meant);
});

test.each([
  '',
  '9876543210',
  '98765 4321',
  '00 98470 12345',
  '91 98470 123456',
  'call me',
  '98470+12345',
  '98470 12345, 98470 12346',
  `${' '.repeat(100_000)}9876543210`,
])('[R15] no number is offered where none is likely, or nothing is wrong', (typed) => {
  expect(probableMobile(typed)).toBeUndefined();
});

test('no input makes a pattern slow: 100,000 characters in under half a second', () => {
  const size = 100_000;
  const hostile = [
    '1'.repeat(size),
    `${'a.'.repeat(size / 2)}@`,
    `a@${'a.'.repeat(size / 2)}`,
    `a@${'aa.'.repeat(size / 3)}1`,
    `a@${'-'.repeat(size)}.c`,
    '@'.repeat(size),
    `${'\u200b'.repeat(size)}x`,
  ];
  for (const value of hostile) {
    for (const schema of [forms.contact, forms.volunteer]) {
      // The fastest of three: a busy machine is not the pattern's fault.
      const times = [1, 2, 3].map(() => {
        const start = performance.now();
        formProblems(
          schema,
          readValues(schema, () => value),
          english,
        );
        return performance.now() - start;
      });
      expect(Math.min(...times), value.slice(0, 9)).toBeLessThan(500);
    }
  }
});

/** What the server reads of values that a browser's form holds. */
function overTheWire(schema: FormSchema, typed: Values): Values {
  // A browser sends line breaks as CR LF.
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    value.replace(/\r\n?|\n/g, '\r\n'),
  ]);
  const received = new URLSearchParams(new URLSearchParams(entries).toString());
  return readValues(schema, (name) => received.get(name));
}

const likely = fc.oneof(
  fc.constantFrom('', ' ', '\n', '9876543210', '+919876543210', 'a@b.co', 'Asha', '1', '0'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^\+?\d{9,14}$/),
  fc.emailAddress(),
);

test.each(Object.values(forms))('[R8] browser and server never disagree: $kind', (schema) => {
  const names = schema.fields.map(({ name }) => [name, likely]);
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names)), (typed: Values) => {
      const inBrowser = readValues(schema, (name) => typed[name]);
      const onServer = overTheWire(schema, typed);
      expect(formProblems(schema, onServer, english)).toEqual(
        formProblems(schema, inBrowser, english),
      );
      const sent = Object.entries(submissionOf(schema, inBrowser));
      const wellFormed = sent.map(([name, value]) => [name, value.toWellFormed()]);
      expect(submissionOf(schema, onServer)).toEqual(Object.fromEntries(wellFormed));
    }),
    { numRuns: 500 },
  );
});
