import { useAuth } from '@strapi/strapi/admin';
import { entryActionId } from '../../access/rights';

/** With `uid`, the function asks for the right to entries of that type. */
export function useHasRight(): (action: string, uid?: string) => boolean {
  const permissions = useAuth('useHasRight', (state) => state.permissions);
  return (action, uid) =>
    permissions.some(
      (each) => each.action === action && (uid === undefined || each.subject === uid),
    );
}

/** Without `uid`: entries of any type. */
export function useMayPublish(uid?: string): boolean {
  return useHasRight()(entryActionId('publish'), uid);
}
