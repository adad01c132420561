import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and until the page is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
