import type { Core } from '@strapi/strapi';
import { type Action, entryRight } from './entry-rights';

type Method = 'GET' | 'POST';

/**
 * A route of the admin for members of the staff who have these rights (`action` or `[action, type]`).
 * No cache keeps its answers: they are for one person.
 */
export function adminRoute(
  method: Method,
  path: string,
  actions: readonly (string | readonly string[])[],
  handler: Core.ControllerHandler,
  policy = 'admin::hasPermissions',
) {
  const policies = ['admin::isAuthenticatedAdmin', { name: policy, config: { actions } }];
  const answer: Core.ControllerHandler = (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    return handler(ctx, next);
  };
  return { method, path, handler: answer, info: {}, config: { policies } };
}

/** The same, where the path names the type of an entry as `:model`. */
export function entryRoute(
  method: Method,
  path: string,
  action: Action,
  handler: Core.ControllerHandler,
) {
  const policy = 'plugin::content-manager.hasPermissions';
  return adminRoute(method, path, [entryRight(action)], handler, policy);
}
