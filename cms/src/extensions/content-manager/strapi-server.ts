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
}

/**
 * Has the button above a list delete the ticked entries in all languages, as its question says: Strapi
 * deletes the language of the list alone, and leaves translations without their English. And gives forms the
 * website's addresses of documents and videos, as the media library does.
 */
export default (plugin: ContentManagerPlugin): ContentManagerPlugin => {
  const lists = plugin.controllers['collection-types'];
  const deleteTicked = lists.bulkDelete;
  lists.bulkDelete = (ctx) => {
    const { body } = ctx.request;
    // Only types with languages have one.
    if (body.locale !== undefined) ctx.request.body = { ...body, locale: '*' };
    return deleteTicked(ctx);
  };
  const texts = plugin.controllers['single-types'];
  lists.findOne = withFilesAtWebsite(lists.findOne);
  texts.find = withFilesAtWebsite(texts.find);
  return plugin;
};

function withFilesAtWebsite(read: Handler): Handler {
  return async (ctx) => {
    const answer = await read(ctx);
    ctx.body = filesAtWebsite(strapi, ctx.body);
    return answer;
  };
}
