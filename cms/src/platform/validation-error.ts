import { errors } from '@strapi/utils';

interface FieldError {
  readonly field?: string;
  readonly text: string;
}

/** Makes an error that Strapi's form shows beside each field. */
export function validationError(fieldErrors: readonly FieldError[]): Error {
  return new errors.ValidationError(fieldErrors.map(({ text }) => text).join(' '), {
    errors: fieldErrors.map(({ field = '', text }) => ({
      path: [field],
      message: text,
      name: 'ValidationError',
    })),
  });
}
