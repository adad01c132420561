import type { Core } from '@strapi/strapi';

/** A route of the admin for members of the staff who have all these rights (`[action, type]`). */
export function adminRoute(
  method: 'GET' | 'POST',
  path: string,
  actions: readonly (string | readonly [string, string])[],
  handler: Core.ControllerHandler,
) {
  const hasRights = { name: 'admin::hasPermissions', config: { actions } };
  const policies = ['admin::isAuthenticatedAdmin', hasRights];
  return { method, path, handler, info: {}, config: { policies } };
}
