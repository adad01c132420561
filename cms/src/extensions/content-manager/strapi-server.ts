import { type PluginRoute, requireRight } from '../../access/plugin-routes.ts';
import { withWebsiteUrls } from '../../media/website-urls.ts';

interface ContentManagerContext {
  readonly request: { body: { readonly locale?: unknown } };
  body?: unknown;
}

type Handler = (ctx: ContentManagerContext) => Promise<unknown>;

interface ContentManagerPlugin {
  readonly controllers: {
    readonly 'collection-types': { bulkDelete: Handler; findOne: Handler };
    readonly 'single-types': { find: Handler };
  };
  readonly routes: { readonly admin: { readonly routes: PluginRoute[] } };
}

const CONFIGURE_COMPONENTS = 'plugin::content-manager.components.configure-layout';

export default (plugin: ContentManagerPlugin): ContentManagerPlugin => {
  const collectionTypes = plugin.controllers['collection-types'];
  const singleTypes = plugin.controllers['single-types'];
  const { bulkDelete } = collectionTypes;
  collectionTypes.bulkDelete = (ctx) => {
    // Strapi would delete only the language of the list, and leave translations without their English.
    const { body } = ctx.request;
    if (body.locale !== undefined) ctx.request.body = { ...body, locale: '*' };
    return bulkDelete(ctx);
  };
  collectionTypes.findOne = answerWithWebsiteUrls(collectionTypes.findOne);
  singleTypes.find = answerWithWebsiteUrls(singleTypes.find);
  const { routes } = plugin.routes.admin;
  requireRight(routes, 'PUT', '/components/:uid/configuration', CONFIGURE_COMPONENTS);
  return plugin;
};

function answerWithWebsiteUrls(read: Handler): Handler {
  return async (ctx) => {
    const answer = await read(ctx);
    ctx.body = withWebsiteUrls(strapi, ctx.body);
    return answer;
  };
}
