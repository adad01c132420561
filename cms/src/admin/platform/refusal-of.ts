import { isFetchError } from '@strapi/strapi/admin';

/** Why the CMS refused a request; undefined where no answer came, or none that says what happened. */
export function refusalOf(error: unknown): string | undefined {
  if (!isFetchError(error) || error.status === undefined || error.status >= 500) return undefined;
  if (error.status === 403) return 'You have not got the right to do this.';
  return error.message;
}
