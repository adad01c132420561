import { type PluginRoute, withoutRoute } from '../../access/plugin-routes.ts';

interface EmailPlugin {
  readonly routes: {
    readonly admin: { routes: PluginRoute[] };
    readonly 'content-api': { routes: PluginRoute[] };
  };
}

/** Removes routes by which every person who is logged in, and every token with all rights, could send any mail. */
export default (plugin: EmailPlugin): EmailPlugin => {
  const { admin, 'content-api': contentApi } = plugin.routes;
  admin.routes = withoutRoute(admin.routes, 'POST', '/');
  contentApi.routes = [];
  return plugin;
};
