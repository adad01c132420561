import { useAuth } from '@strapi/strapi/admin';

/** Whether the person may publish entries of a type; without one, of any. */
export function useMayPublish(model?: string): boolean {
  const permissions = useAuth('useMayPublish', (state) => state.permissions);
  return permissions.some(
    ({ action, subject }) =>
      action.endsWith('.explorer.publish') && (model === undefined || subject === model),
  );
}
