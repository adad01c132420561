import type { Core } from '@strapi/strapi';

/** A route of the admin for members of the staff who have these rights (`action` or `[action, type]`). */
export function adminRoute(
  method: 'GET' | 'POST',
  path: string,
  actions: readonly (string | readonly string[])[],
  handler: Core.ControllerHandler,
  policy = 'admin::hasPermissions',
) {
  const policies = ['admin::isAuthenticatedAdmin', { name: policy, config: { actions } }];
  return { method, path, handler, info: {}, config: { policies } };
}
