import type { Core } from '@strapi/strapi';
import { type Action, entryRight, type Right } from './entry-rights';

type Method = 'GET' | 'POST';

/**
 * A route of the admin for members of the staff who have these rights. No cache keeps its answers: they are for
 * one person.
 */
export function adminRoute(
  method: Method,
  path: string,
  rights: readonly Right[],
  handler: Core.ControllerHandler,
): Core.Route {
  const actions = rights.map(({ action, subject }) => (subject ? [action, subject] : action));
  return guarded(method, path, { name: 'admin::hasPermissions', config: { actions } }, handler);
}

/** The same, where the path names the type of an entry as `:model`. */
export function entryRoute(
  method: Method,
  path: string,
  action: Action,
  handler: Core.ControllerHandler,
): Core.Route {
  const config = { actions: [entryRight(action)] };
  return guarded(method, path, { name: 'plugin::content-manager.hasPermissions', config }, handler);
}

function guarded(
  method: Method,
  path: string,
  policy: { readonly name: string; readonly config: object },
  handler: Core.ControllerHandler,
): Core.Route {
  const answer: Core.ControllerHandler = (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    return handler(ctx, next);
  };
  const policies = ['admin::isAuthenticatedAdmin', policy];
  return { method, path, handler: answer, info: {}, config: { policies } };
}
