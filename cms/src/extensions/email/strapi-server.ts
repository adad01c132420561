import { type PluginRoute, withoutRoute } from '../../access/plugin-routes';

interface EmailPlugin {
  readonly routes: {
    readonly admin: { routes: PluginRoute[] };
    readonly 'content-api': { routes: PluginRoute[] };
  };
}

/**
 * Removes the routes with which any logged-in person, and a token with all rights, could send any mail. The CMS does
 * not need them for its own mails.
 */
export default (plugin: EmailPlugin): EmailPlugin => {
  const { admin, 'content-api': contentApi } = plugin.routes;
  admin.routes = withoutRoute(admin.routes, 'POST', '/');
  contentApi.routes = [];
  return plugin;
};
