import type { Core } from '@strapi/strapi';
import { type Action, entryActionId, type Right } from './rights';

type Method = 'GET' | 'POST';

export type AdminContext = Parameters<Core.ControllerHandler>[0];

/** Returns the data to send. Returns undefined if it has already answered, with an error or a file. */
export type AdminHandler = (strapi: Core.Strapi, ctx: AdminContext) => Promise<unknown>;

export type AdminRouteFactory = (strapi: Core.Strapi) => Core.Route;

/** Makes a route of the admin for members of the staff who have these rights. */
export function adminRoute(
  method: Method,
  path: string,
  rights: readonly Right[],
  handler: AdminHandler,
): AdminRouteFactory {
  const actions = rights.map(({ action, subject }) => (subject ? [action, subject] : action));
  const policy = { name: 'admin::hasPermissions', config: { actions } };
  return routeWithPolicy(method, path, policy, handler);
}

/** Makes a route of the admin for people who may do `action` with the type that the path names as `:model`. */
export function entryRoute(
  method: Method,
  path: string,
  action: Action,
  handler: AdminHandler,
): AdminRouteFactory {
  const config = { actions: [entryActionId(action)] };
  const policy = { name: 'plugin::content-manager.hasPermissions', config };
  return routeWithPolicy(method, path, policy, handler);
}

function routeWithPolicy(
  method: Method,
  path: string,
  policy: { readonly name: string; readonly config: object },
  handler: AdminHandler,
): AdminRouteFactory {
  const config = { policies: ['admin::isAuthenticatedAdmin', policy] };
  return (strapi) => {
    const answer: Core.ControllerHandler = async (ctx) => {
      // The answer is for one person, so no proxy may keep it.
      ctx.set('Cache-Control', 'no-store');
      const data = await handler(strapi, ctx);
      if (data !== undefined) ctx.body = { data };
    };
    return { method, path, handler: answer, info: {}, config };
  };
}
