import { errors } from '@strapi/utils';

interface Reason {
  readonly field?: string;
  readonly text: string;
}

/** Makes an error that Strapi's form shows beside each field. */
export function validationError(reasons: readonly Reason[]): Error {
  return new errors.ValidationError(reasons.map(({ text }) => text).join(' '), {
    errors: reasons.map(({ field = '', text }) => ({
      path: [field],
      message: text,
      name: 'ValidationError',
    })),
  });
}
