import type { SubmissionKind } from '../../cms/submissions.ts';
import { oneLine, severalLines } from './rules.ts';

/** What a field takes. */
export interface FieldRule {
  /** As it stands above the field; named in the message about its length. */
  readonly label: string;
  /** In UTF-16 units, as the browser's `maxlength` counts. */
  readonly maxLength: number;
  readonly lines?: 'several';
  /** Blanks around the value belong to it. Elsewhere they are dropped. */
  readonly keepBlanks?: true;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** A message and the field that it is about. */
export interface Problem<Name extends string = string> {
  readonly field: Name;
  readonly message: string;
}

/** One line of section 5: the message that is shown where `broken` holds. */
export interface Rule<Name extends string> extends Problem<Name> {
  broken(values: Values<Name>): boolean;
}

/** One form: what it asks, what it checks and what it sends. The same in the browser and on the server (R8). */
export interface FormSchema<Name extends string = string> {
  readonly kind: SubmissionKind;
  readonly fields: Readonly<Record<Name, FieldRule>>;
  /** In the order in which the messages are listed. */
  readonly rules: readonly Rule<Name>[];
  /** Where the form is posted to, and where the visitor comes back to. */
  readonly path: string;
  /** The fields of 3.7 or 3.8, with hidden ones empty (R14). */
  toSubmission(values: Values<Name>): Readonly<Record<string, string>>;
}

/** The names of a form's fields, in their order. */
export function fieldNames<Name extends string>(schema: FormSchema<Name>): readonly Name[] {
  return Object.keys(schema.fields).filter((name): name is Name => name in schema.fields);
}

/** The values that somebody typed, cleaned; a field that is not there is empty. */
export function readValues<Name extends string>(
  schema: FormSchema<Name>,
  typed: (name: Name) => string | null | undefined,
): Values<Name> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of fieldNames(schema)) {
    const { lines, keepBlanks } = schema.fields[name];
    const raw = typed(name) ?? '';
    const cleaned = lines === 'several' ? severalLines(raw) : oneLine(raw);
    values[name] = keepBlanks ? cleaned : cleaned.trim();
  }
  return complete(schema, values);
}

/** Every problem of a form, in the order of section 5; lengths come last. None: it may be sent. */
export function problemsOf<Name extends string>(
  schema: FormSchema<Name>,
  values: Values<Name>,
): readonly Problem<Name>[] {
  const problems: Problem<Name>[] = schema.rules
    .filter((rule) => rule.broken(values))
    .map(({ field, message }) => ({ field, message }));
  for (const field of fieldNames(schema)) {
    const { label, maxLength } = schema.fields[field];
    if (values[field].length > maxLength) {
      const message = `${label} is too long. Please use at most ${maxLength} characters.`;
      problems.push({ field, message });
    }
  }
  return problems;
}

function complete<Name extends string>(
  schema: FormSchema<Name>,
  values: Partial<Record<Name, string>>,
): Values<Name> {
  const isComplete = (given: Partial<Record<Name, string>>): given is Record<Name, string> =>
    fieldNames(schema).every((name) => typeof given[name] === 'string');
  if (!isComplete(values)) throw new TypeError('a form has a field without a value');
  return values;
}
