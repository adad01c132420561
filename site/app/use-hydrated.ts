import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False on the server and until the page is hydrated, then true. Until then, and without scripts, the
 * menus work by style sheet and plain links alone (R18).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
