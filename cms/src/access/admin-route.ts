import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Action, entryActionId, type Right, rightsToContent } from './rights.ts';

type Method = 'GET' | 'POST';

export type AdminContext = Parameters<Core.ControllerHandler>[0];

/** Returns the data of the answer. To refuse, throws an error of `@strapi/utils`, which Strapi turns into an answer. */
export type AdminHandler = (strapi: Core.Strapi, ctx: AdminContext) => Promise<unknown>;

/** Sets the body of the answer itself. */
type BodyHandler = (strapi: Core.Strapi, ctx: AdminContext) => Promise<void>;

export type AdminRouteFactory = (strapi: Core.Strapi) => Core.Route;

/** A route of the admin for people who have all of these rights; `[]` is every person who is logged in. */
export function routeForRights(
  method: Method,
  path: string,
  rights: readonly Right[],
  handler: AdminHandler,
): AdminRouteFactory {
  return routeWithPolicy(method, path, requireAll(rights), answerWithData(handler));
}

/** For people who may do `action` with at least one type of content. The handler asks for the right to each entry. */
export function routeForSomeContent(
  method: Method,
  path: string,
  action: Action,
  handler: AdminHandler,
): AdminRouteFactory {
  // Strapi's policy would require the right to every type.
  return routeForRights(method, path, [], async (strapi, ctx) => {
    const { userAbility } = ctx.state;
    const isAllowed = rightsToContent(action).some((right) =>
      userAbility.can(right.action, right.subject),
    );
    if (!isAllowed) throw new errors.ForbiddenError();
    return handler(strapi, ctx);
  });
}

export function downloadRoute(
  path: string,
  rights: readonly Right[],
  handler: BodyHandler,
): AdminRouteFactory {
  return routeWithPolicy('GET', path, requireAll(rights), handler);
}

/** The path names the type as `:model`. The handler asks for the right to the entry (`entryHandler`). */
export function routeForType(
  method: Method,
  path: string,
  action: Action,
  handler: AdminHandler,
): AdminRouteFactory {
  const config = { actions: [entryActionId(action)] };
  const policy = { name: 'plugin::content-manager.hasPermissions', config };
  return routeWithPolicy(method, path, policy, answerWithData(handler));
}

function requireAll(rights: readonly Right[]) {
  const actions = rights.map(({ action, subject }) => (subject ? [action, subject] : action));
  return { name: 'admin::hasPermissions', config: { actions } };
}

function answerWithData(handler: AdminHandler): BodyHandler {
  return async (strapi, ctx) => {
    ctx.body = { data: await handler(strapi, ctx) };
  };
}

function routeWithPolicy(
  method: Method,
  path: string,
  policy: { readonly name: string; readonly config: object },
  handler: BodyHandler,
): AdminRouteFactory {
  const config = { policies: ['admin::isAuthenticatedAdmin', policy] };
  return (strapi) => {
    const answer: Core.ControllerHandler = async (ctx) => {
      // The answer is for one person, so no proxy may keep it.
      ctx.set('Cache-Control', 'no-store');
      await handler(strapi, ctx);
    };
    return { method, path, handler: answer, info: {}, config };
  };
}
