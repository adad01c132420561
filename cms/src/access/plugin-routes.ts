/** A route as a plugin of Strapi lists it. */
export interface PluginRoute {
  readonly method: string;
  readonly path: string;
  readonly config: { readonly policies: unknown[] };
}

/**
 * The routes without one that nothing here uses.
 * @throws where the plugin has no such route, as a new version of it may have another
 */
export function withoutRoute(routes: PluginRoute[], method: string, path: string): PluginRoute[] {
  const removed = routeOf(routes, method, path);
  return routes.filter((route) => route !== removed);
}

/**
 * Gives a route to those who have a right, where Strapi gives it to every log-in.
 * @throws where the plugin has no such route, as a new version of it may have another
 */
export function requireRight(
  routes: readonly PluginRoute[],
  method: string,
  path: string,
  action: string,
): void {
  const { policies } = routeOf(routes, method, path).config;
  policies.push({ name: 'admin::hasPermissions', config: { actions: [action] } });
}

function routeOf(routes: readonly PluginRoute[], method: string, path: string): PluginRoute {
  const found = routes.find((route) => route.method === method && route.path === path);
  if (!found) throw new Error(`Strapi has no route ${method} ${path} in this plugin any more.`);
  return found;
}
