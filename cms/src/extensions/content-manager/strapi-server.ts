import { type PluginRoute, requireRight } from '../../access/plugin-routes';
import { filesAtWebsite } from '../../media/at-website';

interface Context {
  readonly request: { body: { readonly locale?: unknown } };
  body?: unknown;
}

type Handler = (ctx: Context) => Promise<unknown>;

interface ContentManagerPlugin {
  readonly controllers: {
    readonly 'collection-types': { bulkDelete: Handler; findOne: Handler };
    readonly 'single-types': { find: Handler };
  };
  readonly routes: { readonly admin: { readonly routes: PluginRoute[] } };
}

const CONFIGURE_COMPONENTS = 'plugin::content-manager.components.configure-layout';

/**
 * Changes three things in the content manager. The button above a list deletes the ticked entries in all
 * languages, as its question says: Strapi deletes the language of the list alone, and leaves translations
 * without their English. Forms get the website's addresses of documents and videos, as the media library does. The forms of
 * components are changed with the right to do so, as those of types are.
 */
export default (plugin: ContentManagerPlugin): ContentManagerPlugin => {
  const lists = plugin.controllers['collection-types'];
  const deleteTicked = lists.bulkDelete;
  lists.bulkDelete = (ctx) => {
    const { body } = ctx.request;
    // A request for a type without languages names none.
    if (body.locale !== undefined) ctx.request.body = { ...body, locale: '*' };
    return deleteTicked(ctx);
  };
  const singleTypes = plugin.controllers['single-types'];
  lists.findOne = withFilesAtWebsite(lists.findOne);
  singleTypes.find = withFilesAtWebsite(singleTypes.find);
  const { routes } = plugin.routes.admin;
  requireRight(routes, 'PUT', '/components/:uid/configuration', CONFIGURE_COMPONENTS);
  return plugin;
};

function withFilesAtWebsite(read: Handler): Handler {
  return async (ctx) => {
    const answer = await read(ctx);
    ctx.body = filesAtWebsite(strapi, ctx.body);
    return answer;
  };
}
