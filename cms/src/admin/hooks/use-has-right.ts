import { useAuth } from '@strapi/strapi/admin';
import { entryActionId } from '../../access/rights';

/** Returns a function that says whether the person has a right: with `uid`, to entries of that type. */
export function useHasRight(): (action: string, uid?: string) => boolean {
  const permissions = useAuth('useHasRight', (state) => state.permissions);
  return (action, uid) =>
    permissions.some(
      (each) => each.action === action && (uid === undefined || each.subject === uid),
    );
}

/** Whether the person may publish entries of a type; without `uid`, of any type. */
export function useMayPublish(uid?: string): boolean {
  return useHasRight()(entryActionId('publish'), uid);
}
