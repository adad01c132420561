import { useNotification } from '@strapi/strapi/admin';
import { serverMessage } from './server-message.ts';

export type MutationResult<Data> = { readonly data: Data } | { readonly error?: unknown };

/** Returns a function that says whether a mutation succeeded, and shows a notification if it did not. */
export function useSucceededOrNotify() {
  const { toggleNotification } = useNotification();
  return <Data>(
    result: MutationResult<Data>,
    fallback: string,
  ): result is { readonly data: Data } => {
    if ('data' in result) return true;
    toggleNotification({ type: 'danger', message: serverMessage(result.error) ?? fallback });
    return false;
  };
}
