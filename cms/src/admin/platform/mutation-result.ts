import { useNotification } from '@strapi/strapi/admin';

/** What a mutation of the admin's API resolves to. */
type Result<Data> = { readonly data: Data } | { readonly error?: { readonly message?: string } };

/** The CMS's own sentence where it refused a mutation, else `failure`; undefined where it was done. */
export function failureOf(result: Result<unknown>, failure: string): string | undefined {
  return 'data' in result ? undefined : (result.error?.message ?? failure);
}

/** Returns a function that says whether a mutation was done, and tells the editor where it was not. */
export function useIsDone() {
  const { toggleNotification } = useNotification();
  return <Data>(result: Result<Data>, failure: string): result is { readonly data: Data } => {
    const message = failureOf(result, failure);
    if (message !== undefined) toggleNotification({ type: 'danger', message });
    return message === undefined;
  };
}
