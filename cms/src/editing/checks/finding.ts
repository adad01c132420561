import { errors } from '@strapi/utils';

export interface Finding {
  readonly field?: string;
  readonly text: string;
  /** Whether the entry cannot be published like this. */
  readonly blocks: boolean;
}

export function warning(field: string, text: string): Finding {
  return { field, text, blocks: false };
}

export function obstacle(field: string, text: string): Finding {
  return { field, text, blocks: true };
}

/** The error with which the edit page shows each reason beside its field. */
export function refusal(findings: readonly Finding[]): Error {
  return new errors.ValidationError(findings.map(({ text }) => text).join(' '), {
    errors: findings.map(({ field = '', text }) => ({
      path: [field],
      message: text,
      name: 'ValidationError',
    })),
  });
}
