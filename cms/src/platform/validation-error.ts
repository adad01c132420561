import { errors } from '@strapi/utils';

interface Reason {
  readonly field?: string;
  readonly text: string;
}

/** Makes the error for which the edit page shows each reason beside its field. */
export function validationError(reasons: readonly Reason[]): Error {
  return new errors.ValidationError(reasons.map(({ text }) => text).join(' '), {
    errors: reasons.map(({ field = '', text }) => ({
      path: [field],
      message: text,
      name: 'ValidationError',
    })),
  });
}
