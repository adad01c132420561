import { useAuth } from '@strapi/strapi/admin';
import { entryActionId, type Right } from '../../access/rights.ts';

/** Without `subject`, the right to one type is enough. */
export function useHasRight(right: Right): boolean {
  return useHasOneOf([right]);
}

export function useHasOneOf(rights: readonly Right[]): boolean {
  const permissions = useAuth('useHasOneOf', (state) => state.permissions);
  return rights.some(({ action, subject }) =>
    permissions.some(
      (each) => each.action === action && (subject === undefined || each.subject === subject),
    ),
  );
}

export function useMayPublish(uid: string): boolean {
  return useHasRight({ action: entryActionId('publish'), subject: uid });
}

export function useMayPublishSomething(): boolean {
  return useHasRight({ action: entryActionId('publish') });
}
