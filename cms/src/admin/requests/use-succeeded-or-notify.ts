import { useNotification } from '@strapi/strapi/admin';
import { errorMessage, type Result } from './error-message';

/** Returns a function that says whether a mutation succeeded, and shows a notification if it did not. */
export function useSucceededOrNotify() {
  const { toggleNotification } = useNotification();
  return <Data>(result: Result<Data>, fallback: string): result is { readonly data: Data } => {
    const message = errorMessage(result, fallback);
    if (message !== undefined) toggleNotification({ type: 'danger', message });
    return message === undefined;
  };
}
