// The content type of a form in the CMS stores exactly what the website sends (3.7, 3.8).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { submissionPath } from '../site/app/cms/submissions.ts';
import type { Field, FormSchema } from '../site/app/features/forms/form-schema.ts';
import { formsIn } from '../site/app/features/forms/forms.ts';
import english from '../site/app/labels/en.json' with { type: 'json' };
import { ROOT } from './repository.ts';

const SPECIFICATION = 'docs/specification.md';
const NO_LABEL = 'what staff call it';

export type Attributes = Readonly<Record<string, Attribute>>;

/** A field as a content type describes it; `inbox` is how staff see it. */
interface Attribute {
  readonly [more: string]: unknown;
  readonly private?: boolean;
  readonly pluginOptions?: { readonly inbox?: { readonly label?: string } };
}

/** How the CMS stores a field, without what staff see of it. */
function attributeOf({ control, maxLength, storedLength, required }: Field) {
  if (control === 'yes-no') {
    const stored = { type: 'customField', customField: 'global::yes-or-no', maxLength };
    return { ...stored, required: true, default: '0', regex: '^[01]$' };
  }
  const text = {
    type: control === 'textarea' ? 'text' : 'string',
    maxLength: storedLength ?? maxLength,
    // PostgreSQL stores no zero byte.
    regex: '^[^\\u0000]*$',
  };
  return required ? { ...text, required: true, minLength: 1 } : text;
}

/** Lists the fields in which the form and its content type differ, each with what to do. */
export function formDifferences(
  { fields, constants = {} }: FormSchema,
  stored: Attributes,
): string[] {
  const problems: string[] = [];
  const sent = new Set(Object.keys(constants));
  for (const name of sent) if (!stored[name]) problems.push(`"${name}" is sent and not there.`);
  for (const field of fields) {
    const name = field.sentAs ?? field.name;
    sent.add(name);
    const expected = attributeOf(field);
    const { pluginOptions, ...attribute } = stored[name] ?? {};
    const label = pluginOptions?.inbox?.label || NO_LABEL;
    if (label !== NO_LABEL && isDeepStrictEqual(attribute, expected)) continue;
    const inbox = { ...pluginOptions?.inbox, label };
    const text = JSON.stringify({ ...expected, pluginOptions: { inbox } });
    problems.push(`"${name}" must be ${text}`);
  }
  for (const [name, attribute] of Object.entries(stored)) {
    if (attribute.private || sent.has(name)) continue;
    problems.push(`"${name}" is sent by no form: take it out, or make it private.`);
  }
  return problems;
}

/** The fields that no section of the specification's 3.7 and 3.8 names. */
export function notSpecified({ fields }: FormSchema, specification: string): string[] {
  const sections = specification.match(/^### 3\.[78] [\s\S]*?(?=^#)/gm) ?? [];
  const words: readonly string[] = sections.join().match(/\w+/g) ?? [];
  return fields.map(({ name, sentAs = name }) => sentAs).filter((name) => !words.includes(name));
}

if (import.meta.main) {
  const specification = readFileSync(path.join(ROOT, SPECIFICATION), 'utf8');
  for (const form of Object.values(formsIn({ ...english, language: 'en' }))) {
    // `/api/volunteer-forms` belongs to the content type volunteer-form.
    const type = submissionPath(form.kind).replace(/^\/api\/|s$/g, '');
    const file = `cms/src/api/${type}/content-types/${type}/schema.json`;
    const { attributes } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
    const own = `docs/own-strapi/api/${type}/content-types/${type}/schema.json`;
    const offered = JSON.parse(readFileSync(path.join(ROOT, own), 'utf8')).attributes;
    const sent = form.fields.map(({ name, sentAs = name }) => sentAs);
    const problems = [
      ...sent.filter((name) => !(name in offered)).map((name) => `${own}: lacks "${name}"`),
      ...formDifferences(form, attributes).map((problem) => `${file}: ${problem}`),
      ...notSpecified(form, specification).map(
        (name) => `${SPECIFICATION}: 3.7 or 3.8 lacks "${name}"`,
      ),
    ];
    for (const problem of problems) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}
