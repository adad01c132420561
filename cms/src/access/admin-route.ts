import type { Core } from '@strapi/strapi';
import { type Action, entryActionId, type Right } from './entry-rights';

type Method = 'GET' | 'POST';

export type AdminContext = Parameters<Core.ControllerHandler>[0];

/** Returns the data of the answer, or undefined where it answered by itself: with an error or a file. */
export type AdminHandler = (strapi: Core.Strapi, ctx: AdminContext) => Promise<unknown>;

/** A route of a feature, for the CMS that has it. */
export type AdminRoute = (strapi: Core.Strapi) => Core.Route;

/**
 * A route of the admin for members of the staff who have these rights. No cache keeps its answers: they are for
 * one person.
 */
export function adminRoute(
  method: Method,
  path: string,
  rights: readonly Right[],
  handler: AdminHandler,
): AdminRoute {
  const actions = rights.map(({ action, subject }) => (subject ? [action, subject] : action));
  return guarded(method, path, { name: 'admin::hasPermissions', config: { actions } }, handler);
}

/** A route of the admin for those who may do `action` with entries of the type that the path names as `:model`. */
export function entryRoute(
  method: Method,
  path: string,
  action: Action,
  handler: AdminHandler,
): AdminRoute {
  const config = { actions: [entryActionId(action)] };
  return guarded(method, path, { name: 'plugin::content-manager.hasPermissions', config }, handler);
}

function guarded(
  method: Method,
  path: string,
  policy: { readonly name: string; readonly config: object },
  handler: AdminHandler,
): AdminRoute {
  const config = { policies: ['admin::isAuthenticatedAdmin', policy] };
  return (strapi) => {
    const answer: Core.ControllerHandler = async (ctx) => {
      ctx.set('Cache-Control', 'no-store');
      const data = await handler(strapi, ctx);
      if (data !== undefined) ctx.body = { data };
    };
    return { method, path, handler: answer, info: {}, config };
  };
}
