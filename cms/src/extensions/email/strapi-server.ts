import { type PluginRoute, withoutRoute } from '../../access/plugin-routes';

interface EmailPlugin {
  readonly routes: {
    readonly admin: { routes: PluginRoute[] };
    readonly 'content-api': { routes: PluginRoute[] };
  };
}

/**
 * Takes away the routes that send any mail to anybody: Strapi gives them to every log-in, and to a token for
 * everything. The CMS sends its own mails without them.
 */
export default (plugin: EmailPlugin): EmailPlugin => {
  const { admin, 'content-api': contentApi } = plugin.routes;
  admin.routes = withoutRoute(admin.routes, 'POST', '/');
  contentApi.routes = [];
  return plugin;
};
