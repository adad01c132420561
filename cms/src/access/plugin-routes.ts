export interface PluginRoute {
  readonly method: string;
  readonly path: string;
  readonly config: { readonly policies: unknown[] };
}

export function withoutRoute(routes: PluginRoute[], method: string, path: string): PluginRoute[] {
  const removed = routeOf(routes, method, path);
  return routes.filter((route) => route !== removed);
}

/** Adds a right to a route that Strapi opens to every person who is logged in. */
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
  const route = routes.find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`Strapi has no route ${method} ${path} in this plugin any more.`);
  return route;
}
