import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';
import { type FormSchema, fieldNames, problemsOf, readValues } from './form-schema.ts';
import { internForm, sponsorForm, volunteerForm } from './registration-form.ts';
import { isContactEmail, isMobileNumber, isRegistrationEmail } from './rules.ts';

const mobiles: readonly [string, boolean][] = [
  ['9876543210', true],
  ['0000000000', true],
  ['0123456789', true],
  ['+919876543210', true],
  ['+19876543210', true],
  ['+0919876543210', true],
  ['+3539876543210', true],
  ['', false],
  [' ', false],
  ['987654321', false],
  ['98765432101', false],
  ['919876543210', false],
  ['00919876543210', false],
  ['+9876543210', false],
  ['+12349876543210', false],
  ['++919876543210', false],
  ['919876543210+', false],
  ['98765 43210', false],
  ['98765-43210', false],
  ['(987) 6543210', false],
  ['+91 9876543210', false],
  ['+91-9876543210', false],
  [' 9876543210', false],
  ['9876543210 ', false],
  ['9876543210\n', false],
  ['98765.43210', false],
  ['9876543210x', false],
  ['abcdefghij', false],
  ['98765432lO', false],
  ['٩٨٧٦٥٤٣٢١٠', false],
  ['९८७६५४३२१०', false],
  ['\uff19876543210', false],
  ['-9876543210', false],
  ['9.87654321e9', false],
];

const registrationEmails: readonly [string, boolean][] = [
  ['asha@mail.example', true],
  ['asha.balan@mail.example', true],
  ['asha+school@mail.example', true],
  ['asha_balan-2@mail.example', true],
  ["o'neil@mail.example", true],
  ['1@2.co', true],
  ['ASHA@MAIL.EXAMPLE', true],
  ['asha@my-school.org.in', true],
  ['asha@college.ac.in', true],
  ['a@b.co', true],
  ['', false],
  ['asha', false],
  ['asha@', false],
  ['@mail.example', false],
  ['asha@mail', false],
  ['asha@mail.c', false],
  ['asha@mail.example.', false],
  ['asha@.example', false],
  ['asha@mail..example', false],
  ['asha@mail.ex4mple', false],
  ['asha@mail.example4', false],
  ['asha@@mail.example', false],
  ['asha@balan@mail.example', false],
  ['asha balan@mail.example', false],
  ['asha@mail example.org', false],
  ['asha@mail_box.example', false],
  ['asha@mail.example,', false],
  ['<asha@mail.example>', false],
  ['ആശ@mail.example', false],
  ['asha@ആശ.example', false],
  ['asha@mail.example\n', false],
  ['"asha"@mail.example', false],
];

const contactEmails: readonly [string, boolean][] = [
  ['asha@mail.example', true],
  ['a@b.co', true],
  ['asha@mail.x.co', true],
  ['asha@mail4.h2o.example', true],
  ['asha!#$%@mail.example', true],
  ['asha@mail', false],
  ['asha@mail.c', false],
  ['asha@mail.c0', false],
  ['asha@.co', false],
  ['asha@mail..co', false],
  ['asha@mail.co.', false],
  ['@mail.co', false],
  ['asha', false],
  ['asha@', false],
  ['a b@mail.co', false],
  ['a@b@mail.co', false],
  ['asha@mail.co\n', false],
];

describe('the rules, case by case', () => {
  test.each(mobiles)('[5.1] [R15] mobile number %j: %s', (value, isValid) => {
    expect(isMobileNumber(value)).toBe(isValid);
  });
  test.each(registrationEmails)('[5.1] registration email %j: %s', (value, isValid) => {
    expect(isRegistrationEmail(value)).toBe(isValid);
  });
  test.each(contactEmails)('[5.2] contact email %j: %s', (value, isValid) => {
    expect(isContactEmail(value)).toBe(isValid);
  });
});

describe('no input makes a pattern slow: 100,000 characters in under 50 ms', () => {
  const size = 100_000;
  const nasty = [
    'a'.repeat(size),
    '1'.repeat(size),
    `+${'1'.repeat(size)}`,
    `${'a.'.repeat(size / 2)}@`,
    `${'a'.repeat(size)}@`,
    `a@${'a'.repeat(size)}`,
    `a@${'a.'.repeat(size / 2)}`,
    `a@${'.'.repeat(size)}`,
    `a@${'aa.'.repeat(size / 3)}1`,
    `a@a${'.aa'.repeat(size / 3)}!`,
    `${'@'.repeat(size)}`,
    `a@${'-'.repeat(size)}.c`,
    ' '.repeat(size),
    `${'\u200b'.repeat(size)}x`,
  ];
  /** The fastest of three: a busy machine is not the pattern's fault. */
  function millisecondsOf(check: () => unknown): number {
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      check();
      return performance.now() - start;
    });
    return Math.min(...times);
  }

  test.each(nasty.map((value) => [`${value.slice(0, 12)}…`, value]))('%s', (_, value) => {
    for (const schema of [contactForm, volunteerForm] as FormSchema[]) {
      const whole = () =>
        problemsOf(
          schema,
          readValues(schema, () => value),
        );
      expect(millisecondsOf(whole)).toBeLessThan(50);
    }
    for (const rule of [isMobileNumber, isRegistrationEmail, isContactEmail]) {
      expect(millisecondsOf(() => rule(value))).toBeLessThan(50);
    }
  });
});

/** What the server reads of values that a browser's form holds. */
function overTheWire<Name extends string>(
  schema: FormSchema<Name>,
  typed: Readonly<Record<string, string>>,
) {
  // A browser sends line breaks as CR LF.
  const body = new URLSearchParams(
    Object.entries(typed).map(([name, value]) => [name, value.replace(/\r\n?|\n/g, '\r\n')]),
  ).toString();
  const received = new URLSearchParams(new TextDecoder().decode(new TextEncoder().encode(body)));
  return readValues(schema, (name) => received.get(name));
}

const likely = fc.oneof(
  fc.constantFrom('', ' ', '\n', '9876543210', '+919876543210', 'a@b.co', 'Asha', '1', '0'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.stringMatching(/^\+?\d{9,14}$/),
  fc.emailAddress(),
);

test.each([
  ['contact', contactForm],
  ['volunteer', volunteerForm],
  ['intern', internForm],
  ['sponsor', sponsorForm],
] as readonly [string, FormSchema][])(
  '[R8] browser and server never disagree: %s form',
  (_, schema) => {
    const names = fieldNames(schema);
    const forms = fc.record(Object.fromEntries(names.map((name) => [name, likely])));
    fc.assert(
      fc.property(forms, (typed: Readonly<Record<string, string>>) => {
        const inBrowser = readValues(schema, (name) => typed[name]);
        const onServer = overTheWire(schema, typed);
        expect(problemsOf(schema, onServer)).toEqual(problemsOf(schema, inBrowser));
        expect(schema.toSubmission(onServer)).toEqual(
          Object.fromEntries(
            Object.entries(schema.toSubmission(inBrowser)).map(([k, v]) => [k, v.toWellFormed()]),
          ),
        );
      }),
      { numRuns: 500 },
    );
  },
);
