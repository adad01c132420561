import { useSyncExternalStore } from 'react';

/**
 * False on the server and until React has taken over the page, then true. Until then, and on pages
 * without scripts, the menus work by style sheet and plain links alone (R18).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
