import { useNotification } from '@strapi/strapi/admin';
import { isRecord } from '../../platform/record';

/** What a mutation of the admin's API resolves to. */
type Result<Data> = { readonly data: Data } | { readonly error?: unknown };

/** Why the CMS refused a request; undefined where no answer came, or none that says what happened. */
export function serverMessage(error: unknown): string | undefined {
  if (!isRecord(error) || typeof error.status !== 'number' || error.status >= 500) return undefined;
  if (error.status === 403) return 'You have not got the right to do this.';
  return String(error.message);
}

/** The CMS's own sentence where it refused a mutation, else `failure`; undefined where it was done. */
export function errorMessage(result: Result<unknown>, failure: string): string | undefined {
  return 'data' in result ? undefined : (serverMessage(result.error) ?? failure);
}

/** Returns a function that says whether a mutation was done, and shows the editor a notification where it was not. */
export function useSucceededOrNotify() {
  const { toggleNotification } = useNotification();
  return <Data>(result: Result<Data>, failure: string): result is { readonly data: Data } => {
    const message = errorMessage(result, failure);
    if (message !== undefined) toggleNotification({ type: 'danger', message });
    return message === undefined;
  };
}
