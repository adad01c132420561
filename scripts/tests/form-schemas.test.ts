import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormSchema } from '../../site/app/features/forms/form-schema.ts';
import { type Attributes, formDifferences, notSpecified } from '../form-schemas.ts';

const inbox = { pluginOptions: { inbox: { label: 'For staff' } } };
const regex = '^[^\\u0000]*$';
const place = { type: 'string', maxLength: 40, regex, ...inbox };

const form = (...fields: Field[]): FormSchema => ({
  kind: 'volunteer',
  path: '/opportunities/volunteer',
  fields,
  rules: [],
  submittedForMs: 0,
});
const field: Field = { name: 'place', label: 'Place', maxLength: 40 };
const only = (problems: readonly string[]) => {
  assert.equal(problems.length, 1, problems.join('\n'));
  return problems[0] ?? '';
};

test('[3.7] [3.8] a form agrees with what the CMS stores of it', () => {
  const fields: Field[] = [
    { ...field, sentAs: 'town', required: true },
    { name: 'story', label: 'Story', maxLength: 5000, storedLength: 90, control: 'textarea' },
    { name: 'student', label: 'Student?', maxLength: 1, control: 'yes-no' },
  ];
  const stored: Attributes = {
    town: { ...place, required: true, minLength: 1 },
    story: { ...place, type: 'text', maxLength: 90 },
    student: {
      ...{ type: 'customField', customField: 'global::yes-or-no', maxLength: 1 },
      ...{ required: true, default: '0', regex: '^[01]$' },
      ...inbox,
    },
    always: { type: 'string' },
    notes: { type: 'text', private: true },
  };
  assert.deepEqual(formDifferences({ ...form(...fields), constants: { always: '' } }, stored), []);
});

test('what the CMS would refuse, cut off or hide from staff is named', () => {
  assert.match(only(formDifferences(form(field), { place: { ...place, maxLength: 39 } })), /40/);
  const required = { place: { ...place, required: true, minLength: 1 } };
  assert.match(only(formDifferences(form(field), required)), /"place" must be/);
  const { pluginOptions: _inbox, ...unlabelled } = place;
  assert.match(
    only(formDifferences(form(field), { place: unlabelled })),
    /"label":"what staff call it"/,
  );
});

test('what the message gives in place of a label is none', () => {
  const pasted = { ...place, pluginOptions: { inbox: { label: 'what staff call it' } } };
  assert.match(only(formDifferences(form(field), { place: pasted })), /"place" must be/);
});

test('a field that 3.7 and 3.8 do not name is named, whatever else has its name', () => {
  const fields = form(field, { ...field, name: 'town', sentAs: 'city' });
  const others = '### 3.6 Counters\n\nplace\n\n';
  const sections = '### 3.7 Contact\n\ncityName\n\n### 3.8 Registrations\n\nplace, town\n\n';
  const found = notSpecified(fields, `${others}${sections}### 3.9 Schools\n\ncity, place\n`);
  assert.deepEqual(found, ['city']);
});

test('a field that one of the two lacks is named', () => {
  const missing = only(formDifferences(form(field), {}));
  assert.match(missing, /"place" must be \{"type":"string","maxLength":40/);
  assert.match(only(formDifferences(form(), { place })), /"place" is sent by no form/);
  const constant = { ...form(), constants: { always: '' } };
  assert.match(only(formDifferences(constant, {})), /"always" is sent and not there/);
});
