import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { english } from '../../../tests/support/english.ts';
import { submissionPath } from '../../cms/submissions.ts';
import type { Field } from './form-schema.ts';
import { formsIn } from './forms.ts';

interface Attribute {
  readonly type: string;
  readonly customField?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly private?: boolean;
}

/** The type of the CMS that stores what is posted to `/api/volunteer-forms`: `volunteer-form`. */
function attributesOf(path: string): Readonly<Record<string, Attribute>> {
  const type = path.replace('/api/', '').replace(/s$/, '');
  const schema = `../../../../cms/src/api/${type}/content-types/${type}/schema.json`;
  return JSON.parse(readFileSync(new URL(schema, import.meta.url), 'utf8')).attributes;
}

const TYPES = { input: 'string', textarea: 'text', 'yes-no': 'global::yes-or-no' };

function typeOf({ control = 'input' }: Field): string {
  return TYPES[control];
}

/** Fields of the site that take more letters than the CMS stores. */
const LONGER: Readonly<Record<string, string>> = {
  mobileNumber: 'the rule of 5.1, not the length, decides, and a valid number has 14 characters',
};

describe.each(Object.values(formsIn(english)))('the $kind form and its type in the CMS', (form) => {
  const attributes = attributesOf(submissionPath(form.kind));

  test('[3.7] [3.8] have the same fields', () => {
    const sent = form.fields.map(({ name, sentAs }) => sentAs ?? name);
    const constants = Object.keys(form.constants ?? {});
    const stored = Object.keys(attributes).filter((name) => !attributes[name]?.private);
    expect([...sent, ...constants].sort()).toEqual(stored.sort());
  });

  test.each(form.fields)('agree on the kind of $name', (field) => {
    const attribute = attributes[field.sentAs ?? field.name];
    expect(attribute?.customField ?? attribute?.type).toBe(typeOf(field));
  });

  test.each(form.fields)('agree on the length of $name', (field) => {
    const stored = attributes[field.sentAs ?? field.name]?.maxLength ?? 0;
    if (field.name in LONGER) expect(field.maxLength).toBeGreaterThan(stored);
    else expect(field.maxLength).toBe(stored);
  });
});
