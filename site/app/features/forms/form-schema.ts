import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { SubmissionKind } from '../../cms/submissions.ts';
import { fill, type Labels } from '../../labels/labels.ts';
import { oneLine, severalLines } from './rules.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  /**
   * In UTF-16 units, as the browser's `maxlength` counts. No person types more: names 200, an e-mail address
   * 254 (RFC 5321), and a page and a half of text.
   */
  readonly maxLength: number;
  /** How many letters the CMS stores, where visitors may type more. */
  readonly storedLength?: number;
  readonly control?: 'input' | 'textarea' | 'yes-no';
  /** What the field wants, said before any error message does (R15). */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email';
  readonly required?: true;
  readonly rows?: number;
  readonly cols?: number;
  /** Shown and sent only while the form's yes/no question is answered with yes (4.2, R14). */
  readonly onlyWithYes?: true;
  /** Whether blanks around the value belong to it; in other fields they are dropped. */
  readonly keepBlanks?: true;
  /** The field's name in 3.7, where that is another. */
  readonly sentAs?: string;
}

/** The inputs of a form that are no fields. */
export const controlNames = {
  /** The key is made in the browser; two submissions with the same key are one record. */
  key: 'key',
  /** Visitors never see the trap; robots fill it in. */
  trap: 'topic',
} as const;

export type Values = Readonly<Record<string, string>>;

export interface Problem {
  readonly field: string;
  readonly message: string;
  /** The field's hint, repeated where it says how to put the value right. */
  readonly hint?: string;
  /** A value that was probably meant. */
  readonly suggestion?: string;
}

/** A rule of a form: its message is shown where `broken` holds. */
export interface Rule extends Omit<Problem, 'suggestion'> {
  broken(value: string): boolean;
  suggest?(value: string): string | undefined;
}

/** What a form asks, checks and sends, alike in the browser and on the server (R8). */
export interface FormSchema {
  readonly kind: SubmissionKind;
  readonly path: string;
  readonly fields: readonly Field[];
  readonly rules: readonly Rule[];
  readonly constants?: Values;
  /** How long the button says "Submitted!", in milliseconds (9). */
  readonly submittedForMs: number;
}

export function readValues(
  { fields }: FormSchema,
  typed: (name: string) => string | null | undefined,
): Values {
  const cleaned = fields.map(({ name, control, keepBlanks }) => {
    const raw = typed(name) ?? '';
    const value = control === 'textarea' ? severalLines(raw) : oneLine(raw);
    return [name, keepBlanks ? value : value.trim()];
  });
  return Object.fromEntries(cleaned);
}

/**
 * Every problem of a form, in the order of section 5; lengths come last. A form without problems may be sent.
 */
export function formProblems(
  { rules, fields }: FormSchema,
  values: Values,
  { forms }: Labels,
): readonly Problem[] {
  const broken = rules.filter((rule) => rule.broken(values[rule.field] ?? ''));
  const tooLong = fields.filter(({ name, maxLength }) => (values[name] ?? '').length > maxLength);
  return [
    ...broken.map(({ field, message, hint, suggest }) => ({
      field,
      message,
      hint,
      suggestion: suggest?.(values[field] ?? ''),
    })),
    ...tooLong.map(({ name, label, maxLength }) => ({
      field: name,
      message: fill(forms.tooLong, { label, maxLength }),
    })),
  ];
}

/** The fields of 3.7 or 3.8: a question is sent as "1" or "0", what is hidden as "" (R14). */
export function submissionOf({ fields, constants }: FormSchema, values: Values): Values {
  const yes = fields.some(({ name, control }) => control === 'yes-no' && values[name] === '1');
  const sent = fields.map(({ name, sentAs = name, control, onlyWithYes }) => {
    if (control === 'yes-no') return [sentAs, yes ? '1' : '0'];
    return [sentAs, onlyWithYes && !yes ? '' : (values[name] ?? '')];
  });
  return { ...Object.fromEntries(sent), ...constants };
}
